"""Gophers Walk: the entry game on a tablet, with a finger."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.gophers import CASUAL, ME, GophersGuest
from tests.browser.house import House
from tests.browser.ledger import newest

from burrow.games.gophers.state import State

TABLET = (768, 1024)
FINGER = 44
"""The least edge of what a finger has to hit, in px."""


def lunches(state: State, seat: int) -> int:
    """Of the kind of which there is least: ten values of each kind, one after the other (G-60)."""
    values = [[(card - 1) % 10 + 1 for card in state.added[seat] if (card - 1) // 10 == kind] for kind in range(3)]
    return min(map(sum, values))


def test_a_whole_game_by_touch(swift: House, guests: Callable[..., GophersGuest]) -> None:
    """Holes and buttons are large enough for a finger, no hand is shown, and at the end lunches are counted."""
    guest = guests(swift.url, kind=GophersGuest, size=TABLET, touch=True)
    path = guest.open(ME, CASUAL, way="entry", entry="high")
    guest.see_board()
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
    guest.button("see-table").tap()
    shown = guest.page.get_by_role("region", name=guest.words.say("end-title"))
    totals = sorted(int(total) for total in shown.locator(".total dd").all_inner_texts())
    assert totals == sorted(lunches(end, seat) for seat in range(2))
