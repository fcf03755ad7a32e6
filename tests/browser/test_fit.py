"""What one needs next is in sight, on a phone, on its side, and on a television."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.house import House
from tests.browser.nuts import NutsGuest

PHONE, SIDEWAYS, LAPTOP, TELEVISION = (360, 640), (740, 360), (1280, 720), (1920, 1080)
SIZES = (PHONE, SIDEWAYS, LAPTOP, TELEVISION)


def lines(text: Locator) -> int:
    """On how many lines a text stands."""
    count: int = text.evaluate(
        """element => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
        }"""
    )
    return count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("mode", ["bots", "screen", "friends"])
def test_the_button_that_opens_a_table(
    house: House, guests: Callable[..., NutsGuest], size: tuple[int, int], mode: str
) -> None:
    guest = guests(house.url, "de", size=size)
    guest.goto(f"/new/nuts?mode={mode}")
    button = guest.button("open-table" if mode == "friends" else "begin")
    expect(button).to_be_in_viewport(ratio=1)
    guest.page.locator("summary").click()
    expect(guest.page.get_by_label(guest.words.say("option-goal"), exact=True)).to_be_attached()
    expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [PHONE, LAPTOP, TELEVISION])
def test_the_name_is_asked_before_the_game_begins(
    house: House, guests: Callable[..., NutsGuest], size: tuple[int, int]
) -> None:
    guest = guests(house.url, "de", size=size)
    guest.goto("/")
    name = guest.page.get_by_label(guest.words.say("your-name"))
    expect(name).to_be_in_viewport(ratio=1)
    expect(guest.button("play-now").first).to_be_in_viewport(ratio=1)
    name.fill("Ada")
    guest.door("play-now").click()
    guest.something_to_do()
    expect(guest.page.get_by_text("Ada", exact=True).first).to_be_visible()


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
@pytest.mark.parametrize("size", [PHONE, TELEVISION])
def test_the_links_of_a_game_stand_in_one_row(
    house: House, guests: Callable[..., NutsGuest], lang: str, size: tuple[int, int]
) -> None:
    guest = guests(house.url, lang, size=size)
    guest.goto("/")
    expect(guest.door("choose-bots")).to_be_visible()
    row = guest.door("choose-bots").locator("..")
    expect(row.get_by_role("link")).to_have_count(2)
    tops: list[float] = row.get_by_role("link").evaluate_all(
        "async links => { await document.fonts.ready; return links.map(link => link.getBoundingClientRect().top); }"
    )
    assert tops[0] == tops[1]


@pytest.mark.parametrize("lang", ["de", "en", "fr", "it"])
def test_whose_turn_it_is_stands_on_one_line(house: House, guests: Callable[..., NutsGuest], lang: str) -> None:
    guest = guests(house.url, lang, size=PHONE)
    guest.sit_around(("Maximiliane", "Bo"))
    turn = guest.page.locator("header strong")
    expect(turn).to_have_text(guest.words.say("turn-of", name="Maximiliane"))
    assert lines(turn) == 1


@pytest.mark.parametrize("size", SIZES)
def test_taking_back_does_not_cover_the_board(
    house: House, guests: Callable[..., NutsGuest], size: tuple[int, int]
) -> None:
    guest = guests(house.url, "de", size=size)
    guest.sit_around(("Ada", "Bo"))
    guest.roll.click()
    guest.bank.click()
    undo = guest.button("undo-move")
    expect(undo).to_be_in_viewport(ratio=1)
    button = undo.bounding_box()
    board = guest.page.get_by_role("region", name=guest.words.say("board"), exact=True).bounding_box()
    assert button is not None
    assert board is not None
    assert button["y"] >= board["y"] + board["height"] or button["x"] >= board["x"] + board["width"]


def test_once_more_on_a_phone_on_its_side(house: House, guests: Callable[..., NutsGuest]) -> None:
    guest = guests(house.url, "de", size=SIDEWAYS)
    guest.goto("/new/nuts?mode=screen")
    guest.page.locator("summary").click()
    guest.page.get_by_label(guest.words.say("option-goal"), exact=True).fill("20")
    guest.button("begin").click()
    guest.play_to_the_end(lambda what: guest.by_keyboard(what, enough=3))
    expect(guest.button("rematch")).to_be_in_viewport(ratio=1)


def test_a_table_of_bots_says_that_one_will_watch(house: House, guests: Callable[..., NutsGuest]) -> None:
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
