"""What a player needs next is visible on a phone, on a phone held sideways, and on a television."""

from collections.abc import Callable, Iterable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.dice import SHORT
from tests.browser.guest import Guest
from tests.browser.nuts import BESIDE_ME, ME, NutsGuest
from tests.browser.running_server import RunningServer

from burrow.engine.languages import LANGUAGES
from burrow.engine.registry import games

PHONE, SIDEWAYS, LAPTOP, TELEVISION = (360, 640), (740, 360), (1280, 720), (1920, 1080)
HALF_A_PHONE = (180, 320)
"""What a phone shows with letters twice as large: half as many fit beside each other."""
SIZES = (PHONE, SIDEWAYS, LAPTOP, TELEVISION)
WIDE = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
SETTLE = """() => {
    scrollTo(0, 0);
    return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
"""Scroll to the top. What the page computes from its size is there with the second frame."""


def lines(text: Locator) -> int:
    """The number of lines of a text."""
    count: int = text.evaluate(
        """element => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
        }"""
    )
    return count


def resized(guest: Guest, sizes: Iterable[tuple[int, int]]) -> Iterator[str]:
    """The page in windows of these sizes, one after the other, scrolled to its top."""
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(SETTLE)
        yield f"{width} x {height}"


def test_the_button_that_opens_a_table(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """It is visible on every screen, both above the options and among them."""
    guest = guests(house.url, "de")
    for mode in ("bots", "screen", "friends"):
        guest.goto(f"/new/nuts?mode={mode}")
        button = guest.button("open-table" if mode == "friends" else "begin")
        for size in resized(guest, SIZES):
            expect(button, f"{mode}, {size}").to_be_in_viewport(ratio=1)
        guest.page.locator("summary").click()
        expect(guest.page.get_by_label(guest.words.say("option-goal"), exact=True)).to_be_attached()
        for size in resized(guest, SIZES):
            expect(button, f"{mode}, {size}, options").to_be_in_viewport(ratio=1)


def test_the_name_is_asked_before_the_game_begins(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, "de")
    guest.goto("/")
    name = guest.page.get_by_label(guest.words.say("your-name"))
    for size in resized(guest, (TELEVISION, LAPTOP, PHONE)):
        expect(name, size).to_be_in_viewport(ratio=1)
        expect(guest.button("play-now").first, size).to_be_in_viewport(ratio=1)
    name.fill("Ada")
    guest.door("play-now").click()
    guest.something_to_do()
    expect(guest.page.get_by_text("Ada", exact=True).first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_of_the_games(house: RunningServer, guests: Callable[..., NutsGuest], lang: str) -> None:
    guest = guests(house.url, lang)
    guest.goto("/")
    expect(guest.door("play-now")).to_be_visible()
    expect(guest.door("choose-bots")).to_be_visible()
    see_games_in_a_row_alike(guest)
    see_links_in_three_rows(guest)


def see_games_in_a_row_alike(guest: NutsGuest) -> None:
    """Their cards are equally high, their buttons begin on one line, and no title is wider than its card."""
    for size in resized(guest, (LAPTOP, TELEVISION)):
        cards: list[list[float]] = guest.page.get_by_role("article").evaluate_all(
            """async cards => {
                await document.fonts.ready;
                return cards.map(card => {
                    const title = card.querySelector('h2');
                    const { top, height } = card.getBoundingClientRect();
                    const go = card.querySelector('button').getBoundingClientRect().top;
                    return [top, height, go, title.scrollWidth - title.clientWidth];
                });
            }"""
        )
        assert len(cards) == len(games()), size
        first, *others = cards
        assert len({tuple(round(part) for part in card) for card in others}) == 1, size
        assert first[3] == others[0][3] == 0, size


def see_links_in_three_rows(guest: NutsGuest) -> None:
    """Each card has five links, with the one for a TV, and a sixth if the game can be played alone. Every card leads to
    a game against bots. No link wraps to two lines, and nothing overflows the card."""
    alone = [game.seats.start == 1 for game in games().values()]
    for size in resized(guest, (PHONE, LAPTOP, TELEVISION)):
        cards: list[list[list[float]]] = guest.page.get_by_role("article").evaluate_all(
            """async cards => {
                await document.fonts.ready;
                return cards.map(card => [...card.querySelectorAll('.facts > *')].map(link => {
                    const { top, height } = link.getBoundingClientRect();
                    return [Math.round(top), height];
                }));
            }"""
        )
        assert sorted(map(len, cards)) == sorted(5 + may for may in alone), size
        for links in cards:
            assert len({top for top, _ in links}) == 3, size
            assert max(height for _, height in links) < 1.5 * min(height for _, height in links), size
        bots = guest.page.get_by_role("article").locator('a[href$="mode=bots"]')
        expect(bots, size).to_have_count(len(alone))
        burst: list[float] = guest.page.get_by_role("article").evaluate_all(
            """cards => cards.map(card => Math.max(...[...card.querySelectorAll('h2, p, a, button, .emblem')].map(
                part => part.getBoundingClientRect().right - card.getBoundingClientRect().right)))"""
        )
        assert max(burst) <= 0, size


WHOLE = """turn => {
    const [text, ribbon] = [turn, turn.closest('.ribbon')].map(one => one.getBoundingClientRect());
    const isWhole = turn.scrollWidth <= turn.clientWidth && turn.scrollHeight <= turn.clientHeight + 1;
    const isInside = text.top >= ribbon.top && text.bottom <= ribbon.bottom && text.right <= ribbon.right;
    return isWhole && isInside && ribbon.left >= 0 && ribbon.right <= innerWidth;
}"""
TWICE = "size => document.documentElement.style.fontSize = size"
"""The size of letters of this page alone, which media queries do not notice."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whose_turn_it_is_can_be_read_whole(house: RunningServer, guests: Callable[..., NutsGuest], lang: str) -> None:
    """On a phone, none of it cut, inside the ribbon: in at most two lines, or with letters twice as large."""
    guest = guests(house.url, lang, size=PHONE)
    turn = guest.page.locator("header strong")
    for name, most in (("Maximiliane", 2), ("Wolfeschlegelsteinhausen", 4)):
        guest.open(ME | {"name": name}, BESIDE_ME)
        expect(turn).to_have_text(guest.words.say("turn-of", name=name))
        assert lines(turn) <= most, name
        assert turn.evaluate(WHOLE), name
        for size in resized(guest, (HALF_A_PHONE,)):
            assert turn.evaluate(WHOLE), f"{name}, {size}"
        for size in resized(guest, (PHONE,)):
            guest.page.evaluate(TWICE, "200%")
            assert turn.evaluate(WHOLE), f"{name}, {size}, letters twice as large"
            expect(guest.roll).to_be_visible()


def test_taking_back_does_not_cover_the_board(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, "de")
    guest.open(ME, BESIDE_ME)
    guest.roll.click()
    guest.bank.click()
    undo = guest.button("undo-move")
    for size in resized(guest, SIZES):
        expect(undo, size).to_be_in_viewport(ratio=1)
        button = undo.bounding_box()
        board = guest.page.get_by_role("region", name=guest.words.say("board"), exact=True).bounding_box()
        assert button is not None
        assert board is not None
        is_above = button["y"] + button["height"] <= board["y"]
        is_beside = button["x"] >= board["x"] + board["width"]
        assert is_above or is_beside or button["y"] >= board["y"] + board["height"], size


def test_once_more_on_a_phone_on_its_side(short: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """On a laptop there is room for everything that can be done next in one row."""
    guest = guests(short.url, "it", size=SIDEWAYS)
    guest.open(ME, BESIDE_ME, **SHORT)
    guest.leave_it_to_bots("Ada", "Bo")
    expect(guest.result).to_be_visible()
    expect(guest.button("rematch")).to_be_in_viewport(ratio=1)
    guest.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    ways = (guest.button("rematch"), guest.button("see-table"), guest.link("go-home"))
    assert len({way.evaluate("way => Math.round(way.getBoundingClientRect().top)") for way in ways}) == 1


def test_a_table_of_bots_says_that_one_will_watch(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url)
    guest.goto("/new/nuts?mode=bots")
    expect(guest.button("seat-remove", number=2)).to_be_visible()
    expect(guest.button("seat-remove", number=1)).to_have_count(0)
    watch = guest.page.get_by_text(guest.words.say("nobody-here"))
    expect(watch).to_have_count(0)
    seat = guest.page.get_by_label(guest.words.say("seat-who", number=1))
    seat.select_option(index=2)
    expect(watch).to_be_visible()
    guest.button("begin").click()
    expect(guest.page.get_by_text(guest.words.say("watching"))).to_be_visible()
    guest.goto("/new/nuts?mode=bots")
    expect(seat).to_have_value("me")


def test_the_rules_beside_a_game_are_read_in_a_column(house: RunningServer, guests: Callable[..., NutsGuest]) -> None:
    """As wide as a column of a book, where the window is wide enough; never wider than the window."""
    guest = guests(house.url)
    guest.open(ME, BESIDE_ME)
    guest.see_board()
    guest.button("rules").click()
    rule = guest.page.get_by_text(guest.words.say("rule-N-02"), exact=True)
    for size in resized(guest, (LAPTOP, TELEVISION)):
        letters = rule.evaluate(
            "rule => rule.getBoundingClientRect().width / parseFloat(getComputedStyle(rule).fontSize)"
        )
        assert letters > 20, size
    for size in resized(guest, (PHONE,)):
        expect(guest.page.get_by_role("dialog"), size).to_be_in_viewport(ratio=1)


OUTSIDE = """() => [...document.querySelectorAll('header *, form *, .gathering *, .tabs *, .stand-ins *')]
    .filter(element => element.closest('svg') === null && element.checkVisibility())
    .filter(element => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
    })
    .map(element => element.outerHTML.slice(0, 80))"""


def test_the_table_with_letters_twice_as_large_on_a_phone(
    house: RunningServer, guests: Callable[..., NutsGuest]
) -> None:
    host, friend = guests(house.url, "de", size=HALF_A_PHONE), guests(house.url, "de", size=HALF_A_PHONE)
    path = host.open(ME, {"kind": "open"})
    host.see_phase("gathering")
    ribbon = host.page.get_by_role("banner").locator("strong")
    expect(ribbon).to_have_text(host.words.say("turn-gathering"))
    assert host.page.evaluate(OUTSIDE) == []
    friend.goto(path)
    expect(friend.button("join")).to_be_visible()
    assert friend.page.evaluate(OUTSIDE) == []
    friend.page.get_by_label(friend.words.say("your-name")).fill("Bo")
    friend.button("join").click()
    expect(host.roll).to_be_attached()
    for text in (ribbon, host.button("scores"), host.button("log")):
        expect(text).to_be_visible()
        assert text.evaluate("text => text.scrollWidth - text.clientWidth") <= 0
    assert host.page.evaluate(OUTSIDE) == []
