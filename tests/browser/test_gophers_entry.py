"""Gophers Walk: the junior game on a tablet, by touch."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gophers import CASUAL, ME, GophersGuest
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer

from burrow.games.gophers.state import State

TABLET = (768, 1024)
PHONE = (360, 640)
DRAWN_WIDE = "svg => svg.viewBox.baseVal.width * svg.getScreenCTM().a"
OUTSIDE = """tray => {
    const { right, bottom } = tray.getBoundingClientRect();
    return [...tray.querySelectorAll('.laid, .laid *, .count span')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.right > right || box.bottom > bottom;
    }).map(one => one.outerHTML);
}"""
"""What overflows it."""
ROWS = """sum => [...sum.querySelectorAll('.op, button, .total')].map(one => {
    const { top, bottom } = one.getBoundingClientRect();
    return (top + bottom) / 2;
})"""
"""The vertical position of each part of a sum."""
FINGER = 44
"""The smallest edge of a touch target, in px."""


def lunches(state: State, seat: int) -> int:
    """The amount of the scarcest kind: ten values of each kind, one after the other (G-60)."""
    values = [[(card - 1) % 10 + 1 for card in state.added[seat] if (card - 1) // 10 == kind] for kind in range(3)]
    return min(map(sum, values))


def come_to_a_sum(guest: GophersGuest) -> tuple[int, int]:
    """Play on until the stock has cards for the sum and a card that is too small alone; return the sum and that card's
    value."""
    for _ in range(30):
        guest.come_to("collect")
        wanted = int(guest.page.locator(".tray .wanted b").inner_text())
        least = guest.page.locator(".larder [data-value]:not(.gone)").first
        if wanted < 8 and guest.hint.count() and (one := int(least.get_attribute("data-value") or 0)) < wanted:
            return wanted, one
        before = guest.seq
        guest.by_mouse("collect")
        guest.see_seq(before + 1)
    raise AssertionError("no such sum is ever wanted")


def test_the_sum_is_left_to_the_child(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """The page shows as many things as are wanted and colours those already taken. It names the sum only once it is
    right. Sentences are larger than in the other games, and a hint lays out the right cards."""
    guest = guests(swift.url, kind=GophersGuest)
    guest.open(ME, CASUAL, way="entry", entry="chosen", chosen="8, 9 10", first="1")
    wanted, one = come_to_a_sum(guest)
    tray, things = guest.page.locator(".tray"), guest.page.locator(".tray .count span")
    expect(things).to_have_count(wanted)
    expect(tray.locator(".missing")).to_have_count(wanted)
    guest.page.keyboard.press(str(one))
    expect(tray.locator(".missing")).to_have_count(wanted - one)
    expect(tray).to_contain_text(guest.words.say("board-count", missing=wanted - one, over=0))
    expect(tray.locator(".total")).to_have_count(0)
    size = "element => parseFloat(getComputedStyle(element).fontSize)"
    assert min(guest.page.locator(place).evaluate(size) for place in (".head", ".tray .told")) > 18
    guest.page.keyboard.press("Control+z")
    expect(tray.locator(".missing")).to_have_count(wanted)
    guest.hint.click()
    expect(tray.locator(".total b")).to_have_text(str(wanted))
    expect(tray.locator(".missing")).to_have_count(0)
    guest.go.click()


def test_on_a_phone_the_page_has_the_width_and_a_sum_is_in_one_line(
    swift: RunningServer, guests: Callable[..., GophersGuest]
) -> None:
    guest = guests(swift.url, "fr", kind=GophersGuest, size=PHONE)
    guest.open(ME, CASUAL, way="entry", entry="high", first="1")
    for _ in range(30):
        guest.come_to("walk")
        assert guest.page.locator(".maze svg").first.evaluate(DRAWN_WIDE) > 0.94 * PHONE[0]
        guest.come_to("collect")
        if guest.hint.count():
            guest.hint.click()
            if guest.page.locator(".term").count() > 1:
                break
        before = guest.seq
        guest.by_mouse("collect")
        guest.see_seq(before + 1)
    assert guest.page.locator(".tray").evaluate(OUTSIDE) == []
    rows = guest.page.locator(".laid").evaluate(ROWS)
    assert len(rows) > 2
    assert max(rows) - min(rows) < 12, "cards, signs and the result stand beside each other"


def test_a_whole_game_by_touch(swift: RunningServer, guests: Callable[..., GophersGuest]) -> None:
    """Holes and buttons are large enough for a finger, no hand is shown, and at the end lunches are counted. The rules
    begin with the pictures of this game, not with those of hands and draw piles."""
    guest = guests(swift.url, kind=GophersGuest, size=TABLET, touch=True)
    path = guest.open(ME, CASUAL, way="entry", entry="high")
    guest.see_board()
    guest.button("rules").tap()
    pictures = guest.page.locator(".primer li")
    expect(pictures.last).to_contain_text(guest.words.say("primer-stall"))
    expect(pictures.filter(has_text=guest.words.say("primer-collect"))).to_have_count(0)
    guest.button("close").tap()
    assert guest.something_to_do() == "place"
    for target in (guest.hole(guest.within_reach[0]).locator(".hit"), guest.page.locator("button.go")):
        box = target.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    asked = guest.play_to_the_end(guest.by_touch)
    assert {"place", "ready", "walk", "collect"} <= set(asked)
    expect(guest.hand).to_have_count(0)

    end: State = newest(swift, path)
    assert (end.phase, end.ended) == ("over", "stock")
    told = [guest.words.say("total", way="entry", count=lunches(end, seat)) for seat in range(2)]
    assert sorted(guest.page.locator(".places .total").all_inner_texts()) == sorted(told)
    guest.button("see-table").tap()
    shown = guest.page.get_by_role("region", name=guest.words.say("end-title"))
    totals = sorted(int(total) for total in shown.locator(".total dd").all_inner_texts())
    assert totals == sorted(lunches(end, seat) for seat in range(2))
