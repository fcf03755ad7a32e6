"""Gophers Walk: what a player can do at the board on their turn, with all dice and cards known in advance."""

import re
from collections.abc import Callable
from types import UnionType

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.gophers import BESIDE_ME, CASUAL, FEAST, GIFTS, ME, GophersGuest, drawn
from tests.browser.ledger import logged, newest
from tests.browser.running_server import RunningServer

from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.moves import Collect, Dig, Keep, Rolled, Walk
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.state import State
from burrow.games.gophers.state.reading import cards_left, maze_of

PORTALS = drawn(
    *["@   s12 @   s14 \n s15 @   s16 @ \n @   s13 @   s17", "s12 @   s14 @ \n @   s15 @   s16 \n s13 @   s17 @"] * 3
)
"""Every other hole is a portal, and on the next page the other holes are."""


@pytest.fixture
def ada(swift: RunningServer, guests: Callable[..., GophersGuest]) -> GophersGuest:
    return guests(swift.url, kind=GophersGuest)


def with_cards_that_do(house: RunningServer, guest: GophersGuest, path: str) -> State:
    """Play on until the guest's cards make what is wanted."""
    for _ in range(20):
        guest.come_to("collect")
        state: State = newest(house, path)
        if GAME.view(state, 0).hint is not None:
            return state
        before = guest.seq
        guest.decline.click()
        guest.see_seq(before + 1)
    raise AssertionError("the cards never do")


def last_move(house: RunningServer, path: str, kind: type | UnionType, seat: int = 0) -> object:
    """The last payload of this kind by that seat."""
    (*_, log) = logged(house, path)
    return next(event.what for event in reversed(log.live) if event.by == seat and isinstance(event.what, kind))


def test_the_running_sum_stands_beside_the_number_wanted(swift: RunningServer, ada: GophersGuest) -> None:
    """The first tap adds a card, the second subtracts it, the third takes it back. A wrong sum is refused with its
    rule, and the hint lays out a right one."""
    path = ada.open(ME, CASUAL, book="own", own=FEAST, first="1")
    state = with_cards_that_do(swift, ada, path)
    slot, card = next((slot, card) for slot, card in enumerate(state.hands[0]) if card != DIG)
    value = value_of(card)
    wanted = int(ada.page.locator(".sum .wanted b").inner_text())
    running = ada.page.locator(".sum > p").first
    expect(running).to_have_text(ada.words.say("board-sum-empty", wanted=wanted))
    for total, sign in ((value, ""), (-value, "−")):
        ada.hand.nth(slot).click()
        laid = ada.words.say("board-sum", sum=f"{sign}{value}", total=total, wanted=wanted, fits="no")
        expect(running).to_have_text(laid.replace("= -", "= −"))
    ada.hand.nth(slot).click()
    expect(running).to_have_text(ada.words.say("board-sum-empty", wanted=wanted))

    ada.hand.nth(slot).click()
    ada.page.locator("button.go").click(force=True)
    refusal = ada.page.locator(".refusal")
    expect(refusal).to_contain_text(ada.words.say("refuse-sum", made=value, number=wanted))
    refusal.get_by_role("button", name=ada.words.say("rule-number", rule="G-30")).click()
    rules = ada.page.get_by_role("dialog")
    expect(rules.get_by_text(ada.words.say("rule-G-30"))).to_be_in_viewport()
    ada.page.keyboard.press("Escape")

    ada.hint.click()
    before = ada.seq
    ada.go.click()
    ada.see_seq(before + 1)
    laid_out = last_move(swift, path, Collect)
    assert isinstance(laid_out, Collect)
    assert sum(map(value_of, laid_out.plus)) - sum(map(value_of, laid_out.minus)) == wanted


def test_of_several_ways_the_one_that_is_shown_is_gone(swift: RunningServer, ada: GophersGuest) -> None:
    path = ada.open(ME, CASUAL, book="own", own=FEAST, first="1")
    ada.come_to("walk")
    two_ways = re.compile(rf"\b{ada.words.say('board-hole-ways', ways=2)}")
    hole = ada.page.get_by_role("button", name=two_ways).first
    number = int(hole.get_attribute("data-spot") or -1)
    hole.click()
    expect(ada.page.get_by_text(ada.words.say("board-way", way=1, ways=2))).to_be_visible()
    first = hole.get_attribute("aria-label")
    ada.page.keyboard.press("w")
    expect(ada.page.get_by_text(ada.words.say("board-way", way=2, ways=2))).to_be_visible()
    second = hole.get_attribute("aria-label") or ""
    assert second != first
    before = ada.seq
    ada.go.click()
    ada.see_seq(before + 1)
    walked = last_move(swift, path, Walk)
    assert isinstance(walked, Walk)
    assert walked.way[-1] == number
    assert {str(hole + 1) for hole in walked.way} <= set(re.findall(r"\d+", second))


CORRIDOR = drawn(*["o     s4    o     s5    o     s6    o     s7    o     s8    o     s9"] * 6)
"""One long tunnel: a figure that starts near its end and goes that way comes back through the same holes."""


def test_a_hole_that_is_passed_twice_has_both_numbers(swift: RunningServer, ada: GophersGuest) -> None:
    path = ada.open(ME, CASUAL, book="own", own=CORRIDOR, first="1")
    ada.hole(2).click()
    ada.go.click()
    for _ in range(30):
        ada.come_to("walk")
        state: State = newest(swift, path)
        ways = [move.way for move in GAME.moves(state, 0) or () if isinstance(move, Walk)]
        twice = [way for way in ways if len({*way}) < len(way) and state.figures[1] not in way]
        if twice:
            break
        before = ada.seq
        ada.hole(min(ada.within_reach)).click()
        ada.go.click()
        ada.see_seq(before + 1)
    (way, *_) = twice
    ada.hole(way[-1]).click()
    while ada.page.locator(".step text", has_text="·").count() == 0:
        ada.page.keyboard.press("w")
    hole = next(hole for hole in way if way.count(hole) > 1)
    both = "·".join(str(step) for step, passed in enumerate(way, 1) if passed == hole)
    assert both in ada.page.locator(".step text").all_text_contents()


LAST_GIFTS = drawn(*["s20   !     s19   ! \n !     s20   !     s19 \n s18   !     s20   !"] * 6)
"""Stores use up the draw pile, and every other hole is a gift."""


def test_a_gift_is_empty_when_the_pile_is(swift: RunningServer, ada: GophersGuest) -> None:
    """An empty gift is drawn dim and has a name that says so (G-37), and the page tells what would end the game. With
    five seats and few cards, the pile is used up early."""

    def come_to_an_empty_gift(path: str) -> int | None:
        while (what := ada.something_to_do()) != "result":
            state: State = newest(swift, path)
            gifts = [hole for hole in ada.within_reach if what == "walk" and maze_of(state).kind[hole] == "gift"]
            cards = min(3, cards_left(state))
            if gifts:
                ada.hole(gifts[0]).click()
                if not cards:
                    return gifts[0]
                expect(ada.page.locator(".what")).to_contain_text(ada.words.say("board-there-gift", cards=cards))
                expect(ada.page.locator(".emptied ellipse")).to_have_count(0)
            if what == "ready" and not cards and not ada.page.locator(".news").count():
                expect(ada.page.locator(".how")).to_contain_text([ada.words.say("board-end-near", small=3)])
            before = ada.seq
            ada.by_mouse(what)
            ada.see_seq(before + 1)
        return None

    for _ in range(12):
        path = ada.open(ME, *[CASUAL] * 4, book="own", own=LAST_GIFTS, first="1", way="simplified")
        gift = come_to_an_empty_gift(path)
        if gift is not None:
            break
    assert gift is not None, "with these dice there is such a moment"
    expect(ada.page.locator(".what")).to_contain_text(ada.words.say("board-there-gift-empty"))
    expect(ada.hole(gift)).to_have_accessible_name(re.compile(ada.words.say("board-hole-empty")))
    expect(ada.page.locator(".emptied ellipse")).to_have_count(6)


CLIPPED = """async () => {
    await Promise.all(document.getAnimations().map(one => one.finished));
    const holes = [...document.querySelectorAll('[data-spot] .hit')].map(one => one.getBoundingClientRect());
    const headline = document.querySelector('.status .head');
    const lines = headline ? [...headline.children].flatMap(one => [...one.getClientRects()]) : [];
    const shown = [...document.querySelectorAll('.news p')].filter(one => one.checkVisibility());
    return shown.flatMap(one => {
        const box = one.getBoundingClientRect(), room = one.closest('.strip').getBoundingClientRect();
        const isBelow = getComputedStyle(one.closest('.strip > .news')).position === 'static';
        const cut = (isBelow && box.bottom > room.bottom + 1) || lines.some(line =>
            line.top < box.bottom - 1 && line.bottom > box.top + 1 && line.left < box.right && line.right > box.left);
        const over = holes.some(({ left, right, top, bottom }) => {
            const x = (left + right) / 2, y = (top + bottom) / 2;
            return x > box.left && x < box.right && y > box.top && y < box.bottom;
        });
        return cut || over ? [`${cut ? 'cut' : 'over a hole'}: ${one.textContent}`] : [];
    });
}"""


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)], ids=["broad", "phone"])
def test_notices_are_whole_beside_the_page_and_never_over_it(
    swift: RunningServer, guests: Callable[..., GophersGuest], size: tuple[int, int]
) -> None:
    """With two bots, much happens between two turns; with two people, the headline has two lines."""
    guest = guests(swift.url, "fr", kind=GophersGuest, size=size)
    guest.open(ME, BESIDE_ME, CASUAL, CASUAL, book="own", own=PORTALS, first="1")
    seen = 0
    for _ in range(24):
        what = guest.something_to_do()
        if what == "result":
            break
        seen += guest.page.locator(".news p").count()
        assert guest.page.evaluate(CLIPPED) == []
        before = guest.seq
        guest.by_mouse(what)
        if what != "curtain":
            guest.see_seq(before + 1)
    assert seen


def test_the_keys_stand_on_their_buttons(
    swift: RunningServer, guests: Callable[..., GophersGuest], ada: GophersGuest
) -> None:
    """Keys are shown with a mouse, since there is a keyboard too, but not on a touch screen. The digit of a card could
    be mistaken for its number, so only people who use keys see it. Ctrl+Z takes back the cards laid out."""
    ada.open(ME, CASUAL, book="own", own=FEAST, first="1")
    ada.come_to("collect")
    for button, key in ((ada.hint, "H"), (ada.decline, "N")):
        expect(button.locator("kbd")).to_have_attribute("data-key", key)
        expect(button.locator("kbd")).to_be_visible()
    card = ada.page.locator("[data-card]:not(.useless)").first
    expect(ada.page.locator("[data-card] kbd")).to_have_count(0)
    ada.page.keyboard.press("Shift")
    expect(card.locator("kbd")).to_be_visible()
    ada.page.keyboard.press(card.locator("kbd").get_attribute("data-key") or "")
    expect(card).to_have_class(re.compile("plus"))
    ada.page.keyboard.press("Control+z")
    expect(card).not_to_have_class(re.compile("plus"))
    ada.hint.hover()
    ada.page.mouse.down()
    expect(ada.page.locator("[data-card] kbd")).to_have_count(0)
    touching = guests(swift.url, kind=GophersGuest, size=(768, 1024), touch=True)
    touching.open(ME, CASUAL, book="own", own=FEAST, first="1")
    touching.come_to("collect")
    expect(touching.hint.locator("kbd")).to_be_hidden()


def test_the_end_is_counted_card_by_card(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """The result follows the count; a tap skips to its end. Then a gopher wears the crown."""
    guest = guests(swift.url, kind=GophersGuest, motion="no-preference")
    path = guest.open(ME, CASUAL, book="own", own=FEAST, first="1")
    guest.see_board()
    guest.leave_it_to_bots("Ada")
    guest.see_phase("over")
    end: State = newest(swift, path)
    heap = guest.page.locator(".ending li").first.locator(".heap > span")
    guest.page.wait_for_function(
        """() => document.querySelectorAll('.ending li:first-child .heap > span').length > 1"""
    )
    assert heap.count() < len(end.added[0]) + len(end.subtracted[0]), "not all at once"
    expect(guest.result).to_have_count(0)
    named = guest.page.locator("aside .verdict, aside .won, aside .points svg")
    expect(named, "beside the board nobody is named before the count is over").to_have_count(0)
    guest.button("skip-motion").click()
    expect(named).not_to_have_count(0)
    expect(heap).not_to_have_count(1)
    totals = sorted(int(total) for total in guest.page.locator(".ending .total dd").all_inner_texts())
    assert totals == sorted(score.total for score in GAME.score(end))
    expect(guest.result).to_be_visible()


def test_a_hole_that_is_too_far_says_so_and_nothing_is_played(swift: RunningServer, ada: GophersGuest) -> None:
    """On our pages, with the hole that is farthest from the figure (GA-08)."""
    path = ada.open(ME, CASUAL, first="1")
    ada.come_to("walk")
    before, state = ada.seq, newest(swift, path)
    ada.hole(farthest(state)).click()
    refusal = ada.page.locator(".refusal")
    expect(refusal).to_contain_text(ada.words.say("refuse-too-far", pips=state.turn.pips))
    expect(refusal.get_by_role("button", name=ada.words.say("rule-number", rule="GA-08"))).to_be_visible()
    assert ada.seq == before
    ada.hole(ada.within_reach[0]).click()
    expect(refusal).to_have_count(0)


def farthest(state: State) -> int:
    """The free hole farthest from the figure of the first seat, along the tunnels of the open page."""
    near = ground_for(state.options).on(state.page).near
    reached = [state.figures[0]]
    for hole in reached:
        reached += [other for other in near[hole] if other not in reached]
    return next(hole for hole in reversed(reached) if hole not in state.figures)


def test_a_dig_card_takes_the_place_of_the_walk(swift: RunningServer, ada: GophersGuest) -> None:
    """The key D plays it. The page tells what happened, and the panel counts one dig card less (G-17, G-21)."""
    path = ada.open(ME, CASUAL, first="1")
    ada.come_to("ready")
    state = newest(swift, path)
    assert DIG in state.hands[0], "with these dice Ada has a dig card"
    unused = ada.page.locator("aside").get_by_text(ada.words.say("panel-dug", used=0, all=7))
    expect(unused).to_be_visible()
    ada.page.keyboard.press("d")
    expect(unused).to_have_count(0)
    expect(ada.log).to_contain_text(ada.words.say("tell-digs", seat="Ada"))
    assert isinstance(last_move(swift, path, Dig | Walk), Dig)
    assert newest(swift, path).figures[0] == state.figures[0]


def last_roll(house: RunningServer, path: str) -> tuple[str, int]:
    """What the label of the die should say, according to the last roll in the log. Before the first roll, the die is
    waiting."""
    said, phase = ("board-die-waiting", 0), ""
    for log in logged(house, path):
        what = log.live[-1].what if log.live else None
        if isinstance(what, Rolled):
            said = ("board-die" if phase == "roll" else "board-die-page", what.pips)
        phase = log.state.phase
    return ("board-die-waiting", 0) if phase == "ready" else said


def test_the_die_shows_the_roll_of_which_it_speaks(
    swift: RunningServer, guests: Callable[..., GophersGuest], ada: GophersGuest
) -> None:
    """The steps of a move; then the page, after a portal and after a dig card. This holds for players who were there,
    after a reload, and for those who come later."""
    turned: set[str] = set()

    def see_the_die(guest: GophersGuest, path: str) -> str:
        message, pips = last_roll(swift, path)
        die = guest.page.get_by_role("img", name=guest.words.say(message, pips=pips), exact=True)
        expect(die.locator(".top .pip")).to_have_count(pips)
        return message

    def look(path: str, state: State) -> None:
        how = "dig" if state.turn.dug else "portal" if state.turn.walked else ""
        if see_the_die(ada, path) != "board-die-page" or how in turned or state.turn.seat != 0:
            return
        turned.add(how)
        ada.page.reload()
        see_the_die(ada, path)
        late = guests(swift.url, kind=GophersGuest)
        late.goto(path)
        see_the_die(late, path)

    for _ in range(8):
        path = ada.open(ME, CASUAL, book="own", own=PORTALS, first="1")
        while not turned >= {"dig", "portal"} and (state := moment_of(ada, swift, path)) is not None:
            look(path, state)
            before = ada.seq
            if state.phase == "ready" and DIG in state.hands[0] and "dig" not in turned:
                ada.page.keyboard.press("d")
            else:
                towards_a_portal(ada, state)
            ada.see_seq(before + 1)
        if turned >= {"dig", "portal"}:
            return
    raise AssertionError(f"pages were rolled only after {turned}")


def towards_a_portal(guest: GophersGuest, state: State) -> None:
    """Do what is asked; when walking, choose a portal if one can be reached."""
    what = guest.something_to_do()
    if what == "walk":
        kind = ground_for(state.options).on(state.page).kind
        portals = [hole for hole in guest.within_reach if kind[hole] == "portal"]
        for hole in portals[:1]:
            guest.hole(hole).click()
    guest.by_mouse(what)


def moment_of(guest: GophersGuest, house: RunningServer, path: str) -> State | None:
    """The state once the table waits for this guest in seat 0 and the page has caught up; None if the game is over."""
    while True:
        over = guest.something_to_do() == "result"
        (*_, log) = logged(house, path)
        state: State = log.state
        if over or GAME.waiting(state).over:
            return None
        if GAME.waiting(state).seats == (0,):
            guest.see_seq(len(log.live) - 1)
            return state


def test_only_what_can_be_chosen_is_said_to_be_collected(swift: RunningServer, ada: GophersGuest) -> None:
    """A screen reader says 'you have the cards' only for holes within reach and, while collecting, for the guest's own
    hole."""
    path = ada.open(ME, CASUAL, book="own", own=FEAST, first="1")
    promise = ada.words.say("board-hole-makes")
    promised = ada.page.locator(f'[data-spot][aria-label*="{promise}"]')
    ada.come_to("walk")
    state = newest(swift, path)
    makes = {hole for hole, sign in enumerate(GAME.view(state, 0).makes[state.page - 1]) if sign == "1"}
    reach = {move.way[-1] for move in GAME.moves(state, 0) or () if isinstance(move, Walk)}
    assert makes - reach, "there are cards for something out of reach"
    assert set(spots(promised)) == makes & reach
    state = with_cards_that_do(swift, ada, path)
    assert spots(promised) == [state.figures[0]]


def spots(holes: Locator) -> list[int]:
    numbers: list[int] = holes.evaluate_all("all => all.map(one => Number(one.dataset.spot))")
    return numbers


def test_of_a_gift_one_card_is_kept(swift: RunningServer, ada: GophersGuest) -> None:
    """It then lies on the plus pile, where everyone sees it (G-33, GA-16)."""
    path = ada.open(ME, CASUAL, book="own", own=GIFTS, first="1")
    ada.come_to("gift")
    gift = newest(swift, path).gift
    expect(ada.page.locator("[data-gift]")).to_have_count(len(gift))
    slot, card = next((slot, card) for slot, card in enumerate(gift) if card != DIG)
    ada.page.locator(f'[data-gift="{slot}"]').click()
    before = ada.seq
    ada.go.click()
    ada.see_seq(before + 1)
    assert last_move(swift, path, Keep) == Keep(card)
    mine = ada.seats.first
    expect(mine.locator(".points")).to_contain_text(str(value_of(card)))
    mine.get_by_role("button").click()
    expect(mine.get_by_text(ada.words.say("panel-added-title", points=value_of(card)))).to_be_visible()
    expect(mine.get_by_role("list").get_by_role("listitem")).to_have_count(1)


def test_on_a_narrow_window_the_page_keeps_its_place(ada: GophersGuest) -> None:
    """The note about a way under the pointer does not move the holes away from the pointer."""
    ada.open(ME, CASUAL, book="own", own=FEAST, first="1")
    ada.come_to("walk")
    ada.page.set_viewport_size({"width": 360, "height": 640})
    ada.page.mouse.move(0, 0)
    target = ada.hole(ada.within_reach[0])
    before = target.bounding_box()
    target.hover()
    expect(ada.page.locator(".strip .note")).to_be_visible()
    assert target.bounding_box() == before


def test_on_a_broad_window_the_page_is_the_largest_thing(ada: GophersGuest) -> None:
    """Next to it are the hand, in rows, and the notes about it; the shape of our pages determines the share."""
    ada.open(ME, CASUAL, first="1")
    ada.come_to("collect")
    for width, height in ((1280, 720), (1920, 1080)):
        ada.page.set_viewport_size({"width": width, "height": height})
        drawn_wide, drawn_high = ada.page.locator(".maze svg").first.evaluate(
            """svg => {
                const { viewBox: { baseVal: box } } = svg, { a: scale } = svg.getScreenCTM();
                return [box.width * scale, box.height * scale];
            }"""
        )
        assert drawn_wide * drawn_high > 0.42 * width * height


def test_nobody_is_in_the_own_way(swift: RunningServer, ada: GophersGuest) -> None:
    """A way that leads back through the start is no jump over oneself (GA-07)."""
    path = ada.open(ME, CASUAL, book="own", own=FEAST, first="1", turning="free")
    ada.come_to("walk")
    while newest(swift, path).turn.pips < 3:
        ada.by_mouse("walk")
        ada.come_to("ready")
        ada.come_to("walk")
    state = newest(swift, path)
    assert any(state.figures[0] in move.way[:-1] for move in GAME.moves(state, 0) or () if isinstance(move, Walk))
    labels = ada.page.locator("[data-spot]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert not [label for label in labels if ada.words.say("board-hole-over", names="Ada") in label]
