"""Tells logged games in words and verifies every line on the way."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from burrow.cli.progress import Bar
from burrow.engine import registry
from burrow.engine.codec import Undo
from burrow.engine.errors import UsageError
from burrow.engine.replay import AnyLog, Begun, Ended, Physics, Step, read
from burrow.words import Words, language


def run(asked: Namespace) -> int:
    if asked.check:
        print(check(asked.file))
        return 0
    if asked.views:
        from burrow.cli.views import lines  # only this needs the server's code

        for line in lines(asked.file, tuple(sorted({number - 1 for number in asked.seat}))):
            print(line)
        return 0
    for line in tell(asked.file, language(asked.lang), asked.game):
        print(line)
    return 0


def check(file: Path) -> str:
    """Verify the whole file and return what was found."""
    games = steps = older = 0
    physics = Physics()
    with Bar(0, "events") as bar:
        for found in read(file, physics):
            games += isinstance(found, Begun)
            older += isinstance(found, Begun) and found.setup.format < registry.game(found.setup.game).format
            steps += isinstance(found, Step)
            bar.show(steps)
    amount = f"{games} game{'s' * (games != 1)}, {steps} events"
    digests = "every digest right" if not older else f"digests of {older} in an older format not compared"
    good = f"{file}: {amount}, every move legal, every die from the seed, {digests}"
    return "\n".join((good, *simulated(physics)))


def simulated(physics: Physics) -> Iterator[str]:
    """What was done about turns of physics; nothing if there are none."""
    if physics.again:
        yield f"{_turns(physics.again)} simulated again, the same to the last byte"
    for (made_by, here), count in sorted(physics.left.items()):
        maker = made_by or "an engine without a name"
        yield f"{_turns(count)} not simulated again: made by {maker}, but here is {here}"


def _turns(count: int) -> str:
    return "1 turn" if count == 1 else f"{count} turns"


def tell(file: Path, lang: str, only: int | None) -> Iterator[str]:
    """The games in words, or only the one with that number; all are verified."""
    number = 0
    words = Words(lang)
    for found in read(file):
        if isinstance(found, Begun):
            number = found.number
            words = Words(lang, registry.game(found.setup.game))
        if only is None or only == number:
            yield from _lines(found, words)
    if only is not None and only > number:
        raise UsageError(f"{file} has {number} game{'s' * (number != 1)}, so there is no game {only}")


def _lines(found: Begun | Step | Ended, words: Words) -> Iterator[str]:
    match found:
        case Begun(number, setup, _):
            yield words.say("cli-game", number=number, title=words.say("title"), seats=setup.seats)
        case Step(entry, notes):
            told = [words.note(note) for note in notes]
            if isinstance(entry, Undo):
                told = [words.say("cli-took-back", seat=words.seat(entry.by), undo=entry.undo)]
            yield from (f"{entry.at / 1000:9.3f}  {sentence}" for sentence in told)
        case Ended(log):
            yield from _result(log, words)
            yield ""


def _result(log: AnyLog, words: Words) -> Iterator[str]:
    yield words.say("cli-result")
    for score in sorted(log.game.score(log.state), key=lambda score: (score.rank, score.seat)):
        yield "  " + words.say("cli-place", rank=score.rank, seat=words.seat(score.seat), points=score.total)
        for line in score.lines:
            yield f"    {words.number(line.points):>5}  {words.say(line.label)} ({line.rule})"
