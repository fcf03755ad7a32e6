"""A finished game to watch again: what a seat saw after each entry, and nothing that it did not see."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.server.heard import Seen, Update, decode
from tests.server.live import Browser, Live, running
from tests.server.test_download import ME, OPEN, SHORT, play_to_the_end
from tests.toy_games import pebbles

from burrow.engine.game import Setup
from burrow.engine.log import Log
from burrow.engine.rng import FastRng
from burrow.server.settings import Settings
from burrow.server.table.sight import moments


@pytest.fixture(scope="module")
def live() -> Iterator[Live]:
    with running(Settings(tables_per_hour=0, address_requests=0)) as live:
        yield live


@pytest.fixture
def ann(live: Live) -> Iterator[Browser]:
    with Browser(live) as browser:
        yield browser


class Moment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    view: dict[str, Any]
    event: Seen | None = None


def asked(browser: Browser, table: str) -> Any:
    return browser.http.get(f"/api/tables/{table}/moments")


def read(lines: bytes) -> list[Moment]:
    return [msgspec.json.decode(line, type=Moment) for line in lines.splitlines()]


def test_each_moment_is_what_was_seen_then(ann: Browser) -> None:
    table = ann.open(ME, ME, game="nuts", **SHORT)
    socket = ann.dial(table)
    last = play_to_the_end(socket)
    answer = asked(ann, table)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    first, *others = read(answer.content)
    assert first.event is None
    updates = [message for message in map(decode, socket.frames) if isinstance(message, Update)]
    for update in updates:
        assert [first, *others][update.seq + 1].view == update.sights[0].view
    told = [event for update in updates for event in update.sights[0].events]
    assert [moment.event for moment in others] == told
    assert len(others) == last.seq + 1
    assert any(event.undo is not None for event in told)
    assert last.seed not in answer.text


@pytest.mark.parametrize("seats", [(ME, OPEN), (ME, ME)], ids=["gathering", "playing"])
def test_before_the_end_there_are_no_moments(ann: Browser, seats: tuple[dict[str, str], ...]) -> None:
    answer = asked(ann, ann.open(*seats, game="nuts", **SHORT))
    assert (answer.status_code, answer.json()["code"]) == (409, "not-now")


def test_a_table_that_is_not_there(ann: Browser) -> None:
    answer = asked(ann, "nosuchtable2")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")


def test_a_seat_sees_again_only_what_it_saw() -> None:
    """The pebbles in a pocket are for its owner, also after the end."""
    log = Log(pebbles.GAME, Setup("pebbles", 1, 2, pebbles.Options(goal=1), "ab" * 32))
    log.submit(0, pebbles.Toss(), 0)
    tossed = log.answer(1, FastRng(3))
    log.submit(0, pebbles.Put(1), 2)
    log.submit(0, pebbles.Done(), 3)
    assert log.waiting.over
    assert isinstance(tossed.what, pebbles.Tossed)
    own, other, spectator = (read(b"\n".join(moments(log, seat))) for seat in (0, 1, None))
    pockets = [[moment.view["pocket"] for moment in seen] for seen in (own, other, spectator)]
    pebbles_there = tossed.what.pebbles
    assert pockets == [[0, 0, *[pebbles_there] * 3], [0] * 5, [None] * 5]
    answers = [seen[2].event for seen in (own, other, spectator)]
    assert [event.what for event in answers if event] == [
        {"type": "Tossed", "pebbles": pebbles_there},
        None,
        None,
    ]
