"""The law of declared chance: nature draws from what the game declares, in the declared order, and from nothing else.
So a log can be checked without the rules."""

from typing import Any

from burrow.engine.audit import Audit
from burrow.engine.chance import Deal, Deck, Die, Source, sources_of
from burrow.engine.codec import kinds
from burrow.engine.game import NATURE
from burrow.engine.rng import Rng
from burrow.laws.broken import hold
from burrow.laws.play import Play


class Counted(Rng):
    """Counts the words that are drawn from another stream."""

    def __init__(self, behind: Rng) -> None:
        self._behind = behind
        self.words = 0

    def word(self) -> int:
        self.words += 1
        return self._behind.word()


def declared(play: Play) -> None:
    game = play.game
    _check_declaration(play)
    audit = Audit(game.chance, play.setup)
    for moment, event in zip(play.moments, play.events, strict=False):
        if event.by != NATURE:
            continue
        asked, told = Counted(play.stream(event.seq)), Counted(play.stream(event.seq))
        if game.waiting(moment.state).nature != "physics":
            game.nature(moment.state, asked)
        try:
            draws = audit.draws(event, told)
        except (LookupError, TypeError, ValueError) as error:
            hold(False, "declared", f"{event.what!r} is not what is declared ({error!r}): {play.where(moment)}")
            return
        wrong = [draw for draw in draws if not draw.is_right]
        hold(not wrong, "declared", f"{event.what!r} does not follow from {wrong}: {play.where(moment)}")
        hold(
            asked.words == told.words,
            "declared",
            f"{event.what!r} took {asked.words} words of chance, and {told.words} are declared: {play.where(moment)}",
        )


def _check_declaration(play: Play) -> None:
    """Every source has one meaning, and words in every language for itself and its values."""
    game, lexicon = play.game, play.home.lexicon
    payloads = {kind.__name__ for kind in kinds(game.payload)}
    for shown in game.chance:
        hold(shown.payload in payloads, "declared", f"{game.id} has no payload {shown.payload!r}")
    for name, source in sources_of(game.chance).items():
        same = all(shown.source == source for shown in game.chance if shown.source.name == name)
        hold(same, "declared", f"{game.id} declares two sources with the name {name!r}")
        complaints = [lexicon.complaint(f"chance-{name}", ())]
        values, labels = _values(source), getattr(source, "labels", ())
        hold(len(labels) in (0, len(values)), "declared", f"{name!r} has {len(labels)} labels for {len(values)} values")
        hold(labels or all(type(value) is int for value in values), "declared", f"{name!r} needs labels")
        complaints += [lexicon.complaint(label.message, label.values) for label in labels]
        hold(not any(complaints), "declared", f"{game.id}: {next(filter(None, complaints), '')}")


def _values(source: Source) -> tuple[Any, ...]:
    match source:
        case Die(sides=values) | Deck(cards=values) | Deal(pieces=values):
            return values
        case _:
            return ()
