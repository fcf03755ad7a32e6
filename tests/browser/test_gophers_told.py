"""Gophers Walk: the board says what happens, where it happens and what it means."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.gophers import BESIDE_ME, CASUAL, GIFTS, ME, GophersGuest, drawn
from tests.browser.ledger import newest
from tests.browser.running_server import RunningServer

from burrow.games.gophers import GAME
from burrow.games.gophers.moves import Walk
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.state import State

ADA, BOT = 0, 1

LANE = drawn(*["s4 s5 s6 s3 s5 s4 s6 s5 s3 s4 s6 s5"] * 6)
"""One tunnel, where everybody is in everybody's way; a few cards can make any of its stores."""


def with_doors(page: int) -> str:
    """A page of stores with two portals, at different holes than on any other page."""
    holes = ["@" if hole // 2 == page else f"s{3 + hole % 4}" for hole in range(12)]
    return "\n".join(" ".join(holes[row : row + 4]) for row in (0, 4, 8))


DOORS = drawn(*map(with_doors, range(6)))


@pytest.fixture
def ada(swift: RunningServer, guests: Callable[..., GophersGuest]) -> GophersGuest:
    return guests(swift.url, kind=GophersGuest)


def walk_when(
    house: RunningServer, guest: GophersGuest, path: str, wanted: Callable[[State], Sequence[int]]
) -> tuple[State, int]:
    """Play on until such a hole can be reached, and choose it; return the state before, and the hole."""
    for _ in range(12):
        guest.come_to("walk")
        state: State = newest(house, path)
        if holes := wanted(state):
            guest.hole(holes[0]).click()
            return state, holes[0]
        before = guest.seq
        guest.by_mouse("walk")
        guest.see_seq(before + 1)
    raise AssertionError("there is no such hole")


def ways(state: State) -> list[tuple[int, ...]]:
    return [move.way for move in GAME.moves(state, state.turn.seat) or () if isinstance(move, Walk)]


def prospect(guest: GophersGuest) -> Locator:
    """What the board says about the chosen hole."""
    return guest.page.locator(".strip .note")


def news(guest: GophersGuest) -> Locator:
    """What the board says about the last move."""
    return guest.page.locator(".strip .news").first


def go(guest: GophersGuest) -> None:
    before = guest.seq
    guest.go.click()
    guest.see_seq(before + 1)


def test_a_jump_is_named_and_its_basket_is_a_debt(swift: RunningServer, ada: GophersGuest) -> None:
    """The label of the hole says who is jumped over, and the note about the way says what that can bring. A player who
    then collects gets the basket, and both are told who owes what (G-12, G-44, G-47)."""
    path = ada.open(ME, BESIDE_ME, way="advanced", book="own", own=LANE, first="1")

    def over_the_other(state: State) -> list[int]:
        seat = state.turn.seat
        makes = GAME.view(state, seat).makes[state.page - 1]
        return [way[-1] for way in ways(state) if state.figures[1 - seat] in way and makes[way[-1]] == "1"]

    state, hole = walk_when(swift, ada, path, over_the_other)
    assert state.baskets == (0, 1), "nobody has jumped before"
    mine, other = (("Ada", "Bo"), ("Bo", "Ada"))[state.turn.seat]
    assert ada.words.say("board-hole-over", names=other) in (ada.hole(hole).get_attribute("aria-label") or "")
    expect(prospect(ada)).to_contain_text(ada.words.say("board-there-over-basket", names=other))
    go(ada)
    expect(ada.log).to_contain_text(ada.words.say("tell-jumps", seat=mine, other_seat=other))
    ada.hint.click()
    go(ada)
    expect(news(ada)).to_contain_text(ada.words.say("tell-basket", seat=mine, other_seat=other))
    expect(news(ada)).to_contain_text(ada.words.say("board-why-basket", owner=other, name=mine))
    debt = ada.words.say("panel-debt", owner=other, holder=mine)
    expect(ada.page.locator("aside").get_by_text(debt)).to_be_visible()


def test_a_portal_is_explained_and_all_are_told_that_they_may_collect(swift: RunningServer, ada: GophersGuest) -> None:
    """Before the player goes there, and after the page has turned (G-15, G-22)."""
    path = ada.open(ME, CASUAL, book="own", own=DOORS, first="1")

    def portals(state: State) -> list[int]:
        kind = ground_for(state.options).on(state.page).kind
        return [way[-1] for way in ways(state) if kind[way[-1]] == "portal"]

    for _ in range(20):
        before, hole = walk_when(swift, ada, path, portals)
        expect(prospect(ada)).to_contain_text(ada.words.say("board-there-portal"))
        go(ada)
        after: State = newest(swift, path)
        if after.page != before.page and after.asked == (ADA, BOT):
            break
    else:
        raise AssertionError("no portal leads to supplies for both")
    assert after.figures[ADA] == hole
    for message in ("tell-portal", "tell-turns", "tell-everyone"):
        expect(news(ada)).to_contain_text(ada.words.say(message, page=after.page))


def test_a_gift_of_the_entry_game_is_another_turn(swift: RunningServer, ada: GophersGuest) -> None:
    """The player may roll again or decline (GA-38). The bot has to wait."""
    path = ada.open(ME, CASUAL, way="entry", book="own", own=GIFTS, first="1")
    for _ in range(2):
        ada.come_to("walk")
        ada.hole(ada.within_reach[0]).click()
        expect(prospect(ada)).to_contain_text(ada.words.say("board-there-again"))
        go(ada)
        expect(ada.page.get_by_text(ada.words.say("board-extra"))).to_be_visible()
        expect(ada.log).to_contain_text(ada.words.say("tell-extra", seat="Ada"))
        expect(ada.decline).to_be_enabled()
        assert ada.something_to_do() == "ready"
        assert newest(swift, path).turn.seat == ADA
