"""Gophers Walk: five seats with baskets, four of them bots, to the end."""

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Locator, expect
from tests.browser.gophers import CAREFUL, CASUAL, FEAST, ME, GophersGuest
from tests.browser.ledger import logged
from tests.browser.running_server import RunningServer

from burrow.games.gophers.state import State

SEATS = range(5)


def points(state: State, seat: int) -> int:
    """By the values on the cards: ten of each kind, one after the other (G-38)."""
    added, subtracted = (sum((card - 1) % 10 + 1 for card in pile[seat]) for pile in (state.added, state.subtracted))
    return added - subtracted


def top(element: Locator) -> float:
    return float(element.evaluate("element => element.getBoundingClientRect().top"))


def bottom(element: Locator) -> float:
    return float(element.evaluate("element => element.getBoundingClientRect().bottom"))


def test_a_whole_game_with_baskets(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """The burrow is crowded, so figures are jumped over. At the end the page shows what the server has stored: points,
    places and why the game ended. During the game it tells who got whose basket."""
    guest = guests(swift.url, kind=GophersGuest)
    path = guest.open(ME, CASUAL, CAREFUL, CASUAL, CAREFUL, way="advanced", book="own", own=FEAST)
    guest.see_board()
    expect(guest.seats).to_have_count(5)
    asked = guest.play_to_the_end(guest.by_mouse)
    assert {"place", "ready", "walk", "collect"} <= set(asked)

    states: list[State] = [log.state for log in logged(swift, path)]
    end = states[-1]
    assert end.phase == "over"
    names = [name.inner_text() for name in guest.seats.locator(".name").all()]
    taken = [
        (holder, owner)
        for before, after in pairwise(state.baskets for state in states)
        for owner, holder in enumerate(after)
        if before[owner] != holder != owner
    ]
    assert taken, "with these dice somebody is jumped"
    for holder, owner in taken:
        told = guest.words.say("tell-basket", seat=names[holder], other_seat=names[owner])
        expect(guest.log).to_contain_text(told)

    ways = guest.button("rematch")
    for width, height in (1280, 720), (1920, 1080), (360, 640):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(ways).to_be_in_viewport(ratio=1)
        assert bottom(guest.page.locator(".places")) <= top(ways), "a button lies over a place"
        for place in guest.page.locator(".places ol > li").all():
            place.scroll_into_view_if_needed()
            expect(place).to_be_in_viewport(ratio=0.99)
    guest.page.set_viewport_size({"width": 1280, "height": 720})

    guest.button("see-table").click()
    shown = guest.page.get_by_role("region", name=guest.words.say("end-title"))
    places = [(line.get_by_role("heading").inner_text(), line.locator(".total dd").inner_text()) for line in
              shown.locator("ol > li").all()]  # fmt: skip
    best_first = sorted(SEATS, key=lambda seat: (-points(end, seat), seat))
    assert places == [(names[seat], str(points(end, seat))) for seat in best_first]
    first = points(end, best_first[0])
    winners = [seat for seat in SEATS if points(end, seat) == first]
    expect(guest.page.locator("aside .won")).to_have_count(len(winners))
    if winners == [0]:
        won = guest.words.say("end-you-points", points=first)
    elif len(winners) == 1:
        won = guest.words.say("end-won-points", name=names[winners[0]], points=first)
    else:
        won = guest.words.say("end-shared-points", names=" and ".join(names[seat] for seat in winners), points=first)
    expect(guest.page.locator("aside")).to_contain_text(won)


def test_everyone_is_in_sight(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """The panel shows whole names, the draw pile and the pages of the book. Where there is no room for the panel, one
    line shows everyone's points and cards."""
    guest = guests(swift.url, kind=GophersGuest, size=(1920, 1080))
    guest.open(ME | {"name": "Grandmother"}, CASUAL, CAREFUL, CASUAL, CAREFUL, way="advanced", first="1")
    guest.see_board()
    guest.come_to("walk")
    pile = guest.page.get_by_role("region", name=guest.words.say("panel-pile", cards=28))
    line = guest.page.get_by_role("list", name=guest.words.say("panel-brief")).get_by_role("listitem")
    for width, height in (1920, 1080), (1280, 720):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(pile).to_be_in_viewport(ratio=0.99)
        expect(guest.page.get_by_role("button", name=guest.words.say("leaf-title"))).to_be_in_viewport(ratio=0.99)
        assert guest.seats.locator(".name").evaluate_all(
            "names => names.every(name => name.scrollWidth <= name.clientWidth)"
        ), "a name is cut"
        expect(line).to_have_count(0)
    for width, height in (820, 1180), (360, 640):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(line).to_have_count(5)
        for seat in line.all():
            expect(seat).to_be_in_viewport(ratio=0.99)
            expect(seat).to_contain_text(guest.words.say("panel-hand", cards=6))
