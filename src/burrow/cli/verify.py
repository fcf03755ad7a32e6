"""Verifies logged games: recomputes every die and card from the seed and the shares, and replays every move. Says where
a log is broken; also writes the page that checks dice and cards without Burrow."""

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from burrow.cli.progress import Bar
from burrow.cli.replay import simulated
from burrow.engine.audit import Draw
from burrow.engine.errors import FileError, UsageError
from burrow.engine.game import Setup
from burrow.engine.luck import Proof, proven_seats
from burrow.engine.replay import Begun, Physics, Step, read
from burrow.engine.rng import commitment
from burrow.verifier import NAME
from burrow.verifier.page import filled

BUILT = Path(__file__).parents[1] / "static" / NAME


def run(asked: Namespace) -> int:
    if asked.page is not None:
        write_page(asked.page)
        print(f"wrote {asked.page}: open it in a browser and choose a log; it needs no network")
    if asked.file is None:
        if asked.page is not None:
            return 0
        raise UsageError("which log shall be verified? Name its file, as in burrow-abc.jsonl")
    proof = None if asked.proof is None else read_proof(asked.proof)
    for line in verify(asked.file, proof, every_draw=asked.draws):
        print(line)
    return 0


def write_page(target: Path, built: Path = BUILT) -> None:
    """The page that checks dice and cards in a browser, for the games that are registered here."""
    if not built.is_file():
        raise UsageError("the page is not built yet; run npm ci && npm run build in the folder web, or ./burrow play")
    target.write_bytes(filled(built.read_bytes()))


def verify(file: Path, proof: Proof | None = None, *, every_draw: bool = False) -> Iterator[str]:
    """What was found, line by line. Raises `FileError` at the first entry that is wrong."""
    physics, sources, events = Physics(), Counter[str](), 0
    with Bar(0, "events") as bar:
        for found in read(file, physics):
            if isinstance(found, Begun):
                yield from _told(found, proof)
            elif isinstance(found, Step):
                events += 1
                sources.update(draw.source for draw in found.draws)
                if every_draw:
                    yield from (_draw(found.entry.seq, draw) for draw in found.draws)
            bar.show(events)
    drawn = ", ".join(f"{name} {count}" for name, count in sorted(sources.items())) or "none"
    yield f"every draw follows from the seed and the shares: {drawn}"
    yield f"{file}: {events} events, every move legal, every digest right"
    yield from simulated(physics)


def _told(begun: Begun, proof: Proof | None) -> Iterator[str]:
    setup = begun.setup
    seal = f"fingerprint {begun.fingerprint}" if begun.fingerprint else "and this log has no fingerprint"
    yield f"game {begun.number}: {setup.game} with {setup.seats} seats, {seal}"
    yield from _shares(setup)
    if proof is not None:
        yield _proven(proof, setup)


def _shares(setup: Setup) -> Iterator[str]:
    luck = setup.luck
    if luck is None:
        yield "nobody added a share: the dice follow from the seed alone"
        return
    yield f"at table {luck.table}:"
    for number, (pledge, share) in enumerate(zip(luck.pledges, luck.shares, strict=True), 1):
        told = "added a share" if share else "pledged a share and did not reveal it" if pledge else "added none"
        yield f"  seat {number} {told}"


def _proven(proof: Proof, setup: Setup) -> str:
    try:
        seats = proven_seats(proof, commitment(setup.seed), setup.luck)
    except ValueError as error:
        raise FileError(f"the proof does not fit: {error}") from None
    if not seats:
        raise FileError("the proof fits, but its share is not in the dice: it came too late, or it was left out")
    names = " and ".join(str(seat + 1) for seat in seats)
    return f"the proof fits: its share is in the dice, at seat {names}"


def read_proof(text: str) -> Proof:
    try:
        return msgspec.json.decode(text, type=Proof)
    except (msgspec.MsgspecError, UnicodeError):
        raise UsageError("this is no proof; copy the whole line from the table, and put it in single quotes") from None


def _draw(seq: int, draw: Draw) -> str:
    shown = " ".join(map(str, draw.shown)) if isinstance(draw.shown, tuple) else draw.shown
    return f"  seq {seq:4}  {draw.source}: {shown}" + ("  (the deck is empty)" if draw.drawn is None else "")
