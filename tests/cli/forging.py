"""True logs of every game, and forgeries of them that are as good as a forger can make them: every digest is right, and
every answer of nature is one that the rules allow."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from burrow.engine import registry
from burrow.engine.codec import (
    Entry,
    Undo,
    decode_entry,
    decode_options,
    decode_setup,
    encode_entry,
    encode_heading,
    kinds,
)
from burrow.engine.folder import folder_of
from burrow.engine.game import NATURE, AnyGame, Event, Setup
from burrow.engine.log import Log
from burrow.engine.luck import Luck, pledge_of
from burrow.engine.match import Match, play_out
from burrow.engine.rng import fast_rng, seed_from
from burrow.laws import domains, is_slow, plays

SHARES = tuple(seed_from("share", seat) for seat in range(3))
LUCK = Luck("abcd2345", (*map(pledge_of, SHARES[:2]), ""), (SHARES[0], "", ""))
"""Seat 1 added a share, seat 2 pledged one and did not reveal it, seat 3 did nothing."""


class Logged(NamedTuple):
    setup: Setup
    entries: list[Entry]

    @property
    def game(self) -> AnyGame:
        return registry.game(self.setup.game)


@cache
def fair_game() -> Logged:
    """A short game whose dice follow from a seed and from shares."""
    nuts = registry.game("nuts")
    options = decode_options(nuts, {"goal": 20, "race": "paced"})
    setup = Setup("nuts", nuts.format, 3, options, seed_from("verify"), LUCK)
    match: Match[Any, Any, Any, Any] = Match(nuts, setup)
    play_out(match, {seat: nuts.bot("careful") for seat in range(3)}, fast_rng("bots"))
    return Logged(setup, list(match.entries))


@cache
def games_of(name: str) -> tuple[Logged, ...]:
    """The golden games, one in which a clock runs out, and random play."""
    game = registry.game(name)
    golden = map(_golden, sorted((folder_of(game) / "tests" / "golden").glob("*.jsonl")))
    played = () if is_slow(game) else (Logged(play.setup, list(play.events)) for play in plays(game))
    return (*golden, _timed_out(game), *played)


def _timed_out(game: AnyGame) -> Logged:
    """With the first option that sets a clock, nobody speaks in time."""
    for key, values in domains(game.options).items():
        options = game.options(**{key: values[-1]})
        if game.refuse_options(game.seats[0], options) is not None:
            continue
        setup = Setup(game.id, game.format, game.seats[0], options, seed_from("clock"))
        log: Log[Any, Any, Any, Any] = Log(game, setup)
        while log.waiting.nature == "chance":
            log.answer(log.at)
        if log.waiting.deadline is not None:
            log.answer(log.waiting.deadline)
            return Logged(setup, log.entries)
    raise AssertionError(f"{game.id} has no clock")


def _golden(file: Path) -> Logged:
    first, *rest = file.read_bytes().splitlines()
    setup = decode_setup(first, registry.game)
    game = registry.game(setup.game)
    return Logged(setup, [decode_entry(game, line, setup.format) for line in rest])


class Place(NamedTuple):
    """Where an entry of a kind is."""

    game: str
    kind: str
    number: int
    """Among the games of `games_of`."""
    seq: int

    @property
    def logged(self) -> Logged:
        return games_of(self.game)[self.number]


def first_of_each_kind(game: str) -> Iterator[Place]:
    """For each payload, the game in which it comes first."""
    for kind in (kind.__name__ for kind in kinds(registry.game(game).payload)):
        found = [
            (entry.seq, number)
            for number, logged in enumerate(games_of(game))
            for entry in logged.entries
            if isinstance(entry, Event) and type(entry.what).__name__ == kind
        ]
        if found:
            seq, number = min(found)
            yield Place(game, kind, number, seq)


def written(logged: Logged, most: int | None = None) -> list[bytes]:
    """The lines of a log, up to so many entries."""
    log: Log[Any, Any, Any, Any] = Log(logged.game, logged.setup)
    lines = [encode_heading(logged.setup)]
    for entry in logged.entries[:most]:
        log.add(entry)
        lines.append(encode_entry(entry, log.state))
    return lines


def forged(logged: Logged, seq: int) -> list[bytes]:
    """The true log up to that entry, which is not what happened."""
    log: Log[Any, Any, Any, Any] = Log(logged.game, logged.setup, logged.entries[:seq])
    lie = _lie(log, logged.entries[seq])
    return [*written(logged, seq), _row(log, lie)]


def _lie(log: Log[Any, Any, Any, Any], true: Entry) -> Entry:
    """Something else that could have happened instead."""
    if isinstance(true, Undo):
        return replace(true, undo=true.undo - 1)
    if true.by != NATURE:
        return _another_move(log, true)
    others = [answer for answer, _ in log.game.odds(log.state) or () if answer != true.what]
    if others:
        return replace(true, what=others[len(others) // 2])
    if log.waiting.nature == "physics":
        return replace(true, what=_another_result(true.what))
    return replace(true, at=true.at + 1)


def _another_move(log: Log[Any, Any, Any, Any], true: Event[Any]) -> Entry:
    """The move of a seat that may not make it; where everyone may, it is made before the one before it."""
    for seat in range(log.setup.seats):
        if log.game.refuse(log.state, seat, true.what, true.at) is not None:
            return replace(true, by=seat)
    return replace(true, at=log.at - 1)


def _another_result(settled: Any) -> Any:
    """A simulated turn with another outcome: nothing has fallen."""
    return replace(settled, fallen=(), lost=()) if settled.fallen or settled.lost else replace(settled, fallen=(0,))


def _row(log: Log[Any, Any, Any, Any], entry: Entry) -> bytes:
    """With the right digest, if the rules can apply it at all."""
    try:
        log.add(entry)
    except Exception:
        return encode_entry(entry, log.state)
    return encode_entry(entry, log.state)


def changed(line: bytes, **fields: Any) -> bytes:
    """A line with other fields."""
    return json.dumps({**json.loads(line), **fields}).encode()
