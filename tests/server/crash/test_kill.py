"""A server that is killed at random moments during play loses nothing that anybody has seen.

The moments come from a seed, which a failure prints. What happens during a life still depends on the machine, so the
same seed repeats the plan but not every interleaving."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.patience import PATIENCE

from burrow.engine.rng import FastRng, fast_rng
from burrow.storage.sqlite import SqliteStore

from .party import PARTIES, Party
from .server_process import ServerProcess
from .witness import Witness

SERVERS = 2
"""Servers side by side, each with tables of its own."""
KILLS = 102
"""How often each of them is killed during play; kills during startup come on top."""
ENOUGH = 12
"""Moves that are accepted in one of the longer lives."""


class Life(NamedTuple):
    """How a server dies."""

    starting: bool
    """Counted from the start of the process; otherwise from the moment its port is open."""
    seconds: float
    moves: int = 0
    """It lives at least until this many more moves are accepted, however slow the machine is."""


def plan(rng: FastRng, kills: int) -> list[Life]:
    """As many lives as are needed to be killed this often during play."""
    lives: list[Life] = []
    while sum(not life.starting for life in lives) < kills:
        lives.append(_life(rng))
    return lives


def _life(rng: FastRng) -> Life:
    kind, share = rng.below(100), rng.below(1000) / 1000
    if kind < 15:
        return Life(True, 0.1 * share)
    if kind < 90:
        return Life(False, 0.3 * share)
    return Life(False, 0.3 + share if kind < 97 else 1.5 + 2.0 * share, moves=ENOUGH)


class Outcome(NamedTuple):
    witness: Witness
    errors: str
    orphans: int
    killed: int
    """How often the server was killed while its port was open and people were at its tables."""


async def live_through(folder: Path, lives: Sequence[Life], rng: FastRng, *, store: str = "sqlite") -> Outcome:
    """Play through all the lives of one server and compare what was seen with what is stored."""
    server, witness = ServerProcess(folder, store=store), Witness()
    parties = [Party(f"p{kind}", kind, server.base, witness, rng) for kind in range(len(PARTIES))]
    killed = 0
    try:
        for life in lives:
            killed += await live(server, parties, witness, life)
        orphans = await server.left_behind()
        await audit(folder, witness, [table for party in parties for table in party.tables])
    finally:
        await server.close()
        for party in parties:
            await party.close()
    return Outcome(witness, server.errors, orphans, killed)


async def live(server: ServerProcess, parties: Sequence[Party], witness: Witness, life: Life) -> bool:
    """Whether it was killed under play."""
    await server.start()
    if life.starting:
        await asyncio.sleep(life.seconds)
        await server.kill()
        return False
    await server.opened()
    playing = [asyncio.create_task(what) for party in parties for what in (party.play(), party.watch())]
    wanted = accepted(witness) + life.moves
    await asyncio.sleep(life.seconds)
    async with asyncio.timeout(PATIENCE):
        while accepted(witness) < wanted and not all(task.done() for task in playing):
            await asyncio.sleep(0.01)
    await server.kill()
    await asyncio.gather(*playing)
    return True


def accepted(witness: Witness) -> int:
    return sum(map(len, witness.accepted.values()))


async def audit(folder: Path, witness: Witness, tables: Sequence[str]) -> None:
    store = SqliteStore(folder / "tables.sqlite")
    try:
        for table in tables:
            witness.audit(table, await store.rows(table))
    finally:
        await store.close()


def test_two_hundred_kills_lose_nothing_that_was_seen(tmp_path: Path) -> None:
    seed = 20

    async def run() -> list[Outcome]:
        rngs = [fast_rng("kill", seed, server) for server in range(SERVERS)]
        return await asyncio.gather(
            *(live_through(tmp_path / f"{server}", plan(rng, KILLS), rng) for server, rng in enumerate(rngs))
        )

    outcomes = asyncio.run(run())
    assert sum(outcome.killed for outcome in outcomes) >= 200
    for outcome in outcomes:
        witness = outcome.witness
        assert not witness.complaints, f"seed {seed}: {witness.complaints[:5]}"
        assert outcome.orphans == 0, f"seed {seed}: {outcome.orphans} processes outlived their server"
        assert "ERROR burrow" not in outcome.errors, f"seed {seed}: {outcome.errors[-3000:]}"
        assert sum(map(len, witness.events.values())) > KILLS, "hardly anybody has seen anything"
        assert accepted(witness) > KILLS / 2, "hardly anybody has played"


def test_a_store_that_speaks_before_it_writes_is_caught(tmp_path: Path) -> None:
    """The planted fault: if the check above could not find losses, it would not find these either."""
    rng = fast_rng("hasty", 1)
    lives = [Life(False, 0.25 + rng.below(200) / 1000, moves=5 + rng.below(5)) for _ in range(8)]
    outcome = asyncio.run(live_through(tmp_path, lives, rng, store="hasty"))
    assert any("now there are only" in words for words in outcome.witness.complaints)
    assert any("are stored" in words or "which is another one" in words for words in outcome.witness.complaints)


@pytest.mark.parametrize("seed", range(3))
def test_the_plan_covers_every_kind_of_death(seed: int) -> None:
    lives = plan(fast_rng("kill", seed), KILLS)
    assert any(life.starting for life in lives)
    assert any(not life.starting and life.seconds < 0.1 for life in lives)
    assert any(life.seconds > 1 for life in lives)
