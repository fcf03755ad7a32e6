"""Hamsterrolle in teams: a player who has no pieces left plays those of the partner."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect
from tests.browser.hamsterrolle import HamsterrolleGuest
from tests.browser.ledger import logged, newest
from tests.browser.running_server import RunningServer

from burrow.engine.codec import encode_entry
from burrow.engine.game import NATURE, Event
from burrow.games.hamsterrolle.data import BLACK
from burrow.games.hamsterrolle.moves import Settled, What
from burrow.games.hamsterrolle.physics.world import World
from burrow.games.hamsterrolle.state import START, Last, State
from burrow.games.hamsterrolle.tests.strategies import hand
from burrow.storage.sqlite import SqliteStore

ALL = [{"kind": "me", "name": name} for name in ("Ada", "Bo", "Cleo", "Dan")]
SET = 7
"""The pieces of a seat."""


def write(house: RunningServer, path: str, entries: Callable[[State], Sequence[tuple[int, What]]]) -> None:
    """Writes into the log of a table while the server is down."""
    (*_, log) = logged(house, path)
    first, rows = log.seq + 1, []
    for by, what in entries(log.state):
        log.add(Event(log.seq + 1, log.at, by, what))
        rows.append(encode_entry(log.entries[-1], log.state))

    async def append() -> None:
        store = SqliteStore(house.data / "tables.sqlite")
        await store.append(path.rsplit("/", 1)[1], first, rows)
        await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser has a loop of its own in this thread
        pool.submit(asyncio.run, append()).result()


def first_round(state: State) -> list[tuple[int, What]]:
    """Everybody's first piece falls out at once and goes back to its owner; higher powers take all pieces of the first
    seat (W-26)."""
    entries: list[tuple[int, What]] = []
    for seat, tray in enumerate(state.trays):
        lost = tray if seat == 0 else ()
        fallen = () if lost else tray[:1]
        entries += [(seat, hand(tray[0])), (NATURE, as_before(state, fallen=fallen, lost=lost))]
    return entries


def as_before(state: State, *, fallen: tuple[int, ...], lost: tuple[int, ...]) -> Settled:
    return Settled(
        let_go=(),
        fallen=fallen,
        lost=lost,
        lies=(START,),
        contact=state.contact,
        world=World.fresh().stored(),
        frame=b"",
        motion=b"",
        engine="by hand",
        piece=-1,
    )


def test_whoever_has_no_pieces_plays_those_of_the_partner(
    houses: Callable[..., RunningServer], guests: Callable[..., HamsterrolleGuest]
) -> None:
    """The tray is labelled as the partner's. When one of its pieces is built in, the partner has one less."""
    house = houses()
    ada = guests(house.url, kind=HamsterrolleGuest)
    path = ada.open(*ALL, teams="across", first="1", clock="none")
    ada.see_board()
    house.close()
    write(house, path, first_round)
    house.open()
    ada.page.reload()
    ada.see_board()
    ada.see_activity("take")
    state = newest(house, path)
    assert [len(tray) for tray in state.trays] == [0, SET, SET, SET]
    expect(ada.headline).to_contain_text(ada.words.say("board-take-partner"))
    partner = state.trays[2]
    for piece in (*state.trays[1], *partner):
        expect(ada.piece(piece)).to_have_count(int(piece in partner))
    team = ada.page.get_by_role("heading", name=ada.words.say("panel-team", team=1))
    expect(team, "Ada and Cleo").to_contain_text(ada.words.say("panel-team-count", count=SET))

    ada.build_by_keyboard()
    ada.see_activity("take")
    after = newest(house, path)
    assert after.last == Last(0, partner[0], "placed", compartment=2, fallen=(), lost=())
    assert (after.trays[0], after.trays[2]) == ((), partner[1:])
    assert {lie.piece for lie in after.lies} == {BLACK, partner[0]}
