"""Games that each break one law, made from the good ones by spoiling one method."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Annotated, Any, NamedTuple

from msgspec import Meta, Struct
from msgspec.structs import replace
from tests.conformance.planted.bell import game as bell
from tests.conformance.planted.cards import game as cards
from tests.conformance.planted.marble import game as marble
from tests.conformance.planted.race import game as race
from tests.conformance.planted.signs import game as signs

from burrow.engine.game import (
    OVER,
    AnyGame,
    Event,
    Line,
    Millis,
    Note,
    Refusal,
    Rule,
    Score,
    Seat,
    Waiting,
)  # fmt: skip
from burrow.engine.rng import Rng


class Fault(NamedTuple):
    """A spoiled game and the law that must catch it. It lives in the house of the good one."""

    law: str
    good: AnyGame
    spoil: Callable[[], AnyGame]

    @property
    def name(self) -> str:
        return f"{self.law}-{self.spoil.__name__}"


FAULTS: list[Fault] = []


def breaks(law: str, good: Any) -> Callable[[Any], Any]:
    def plant(spoil: Any) -> Any:
        FAULTS.append(Fault(law, good, spoil))
        return spoil

    return plant


# words


@breaks("words", race.GAME)
class RuleThatHoldsNever(race.Game):
    rulebook = (*race.Game.rulebook[:1], Rule("R-02", "end", 1, when=(("stairs", ("nine",)),)))


# follow


@breaks("follow", race.GAME)
class RulesThatIgnoreAnOption(race.Game):
    rulebook = race.Game.rulebook[:1]


# traits


@breaks("traits", race.GAME)
class ChanceWithoutTrait(race.Game):
    traits = frozenset()


@breaks("traits", signs.GAME)
class SimultaneousWithoutTrait(signs.Game):
    traits = frozenset()


@breaks("traits", bell.GAME)
class RealtimeWithoutTrait(bell.Game):
    traits = frozenset({"simultaneous"})


@breaks("traits", race.GAME)
class RuleTwice(race.Game):
    rulebook = (*race.Game.rulebook, Rule("R-01", "play"))


@breaks("traits", race.GAME)
class WaitsForNobodyThere(race.Game):
    def waiting(self, state: race.State) -> Waiting:
        good = super().waiting(state)
        return Waiting(seats=(9,)) if sum(state.places) > 3 and good.seats else good


@breaks("traits", marble.GAME)
class PhysicsWithoutTrait(marble.Game):
    traits = frozenset()


# words


@breaks("words", race.GAME)
class RuleWithoutWords(race.Game):
    rulebook = (*race.Game.rulebook, Rule("R-99", "play"))


@breaks("words", race.GAME)
class SectionWithoutWords(race.Game):
    rulebook = (Rule("R-01", "play"), Rule("R-02", "beginning"))


class _MoreOptions(race.Options, frozen=True):
    slippery: bool = False


@breaks("words", race.GAME)
class OptionWithoutWords(race.Game):
    options = _MoreOptions


@breaks("words", race.GAME)
class BotWithoutWords(race.Game):
    bots = (*race.Game.bots, "sleepy")


# options


@breaks("options", race.GAME)
class UsualOptionsRefused(race.Game):
    def refuse_options(self, seats: int, options: race.Options) -> Refusal | None:
        return Refusal("R-01", "no-die") if options == race.Options() and seats > 2 else None


@breaks("options", race.GAME)
class OptionsRefusedWithoutARule(race.Game):
    def refuse_options(self, seats: int, options: race.Options) -> Refusal | None:
        return Refusal("R-99", "no-die") if options.stairs > 5 else None


@breaks("options", race.GAME)
class OptionsRefusedWithoutWords(race.Game):
    def refuse_options(self, seats: int, options: race.Options) -> Refusal | None:
        return Refusal("R-01", "too-steep") if options.stairs > 5 else None


class _PaintedOptions(race.Options, frozen=True):
    paint: Annotated[str, Meta(max_length=20)] = "red"


@breaks("options", race.GAME)
class TextThatRaises(race.Game):
    options = _PaintedOptions

    def refuse_options(self, seats: int, options: race.Options) -> Refusal | None:
        assert isinstance(options, _PaintedOptions)
        assert options.paint[0]
        return None


# rooms


@breaks("rooms", race.GAME)
class MethodOutsideTheContract(race.Game):
    def hint(self) -> str:
        return "climb"


@breaks("rooms", race.GAME)
class SessionWithoutPhysics(race.Game):
    def session(self, state: race.State, move: race.What | None = None) -> None: ...


@breaks("rooms", race.GAME)
class PhysicsWithoutSession(race.Game):
    traits = frozenset({"chance", "physics"})


@breaks("rooms", race.GAME)
class MethodsOutOfOrder(race.Game):
    def waiting(self, state: race.State) -> Waiting:
        return super().waiting(state)

    def setup(self, seats: int, options: race.Options) -> race.State:
        return super().setup(seats, options)


# replay and frozen


@breaks("replay", race.GAME)
class RemembersOutsideTheState(race.Game):
    def __init__(self) -> None:
        self._climbs = count()

    def apply(self, state: race.State, event: Event[race.What]) -> race.State:
        after = super().apply(state, event)
        return replace(after, turn=next(self._climbs) % 2)


@breaks("frozen", race.GAME)
class DiceFromElsewhere(race.Game):
    def __init__(self) -> None:
        self._pips = count()

    def nature(self, state: race.State, rng: Rng) -> race.What:
        return race.Thrown(1 + next(self._pips) % 3)


class _Places(Struct):
    """Not frozen."""

    stairs: int
    places: tuple[int, ...]
    turn: Seat = 0
    thrown: bool = False

    __hash__ = object.__hash__


@breaks("frozen", race.GAME)
class StateThatCanChange(race.Game):
    def setup(self, seats: int, options: race.Options) -> Any:
        return _Places(options.stairs, (0,) * seats)


@breaks("frozen", race.GAME)
class StateWithAList(race.Game):
    def setup(self, seats: int, options: race.Options) -> race.State:
        return race.State(options.stairs, [0] * seats)  # type: ignore[arg-type]  # the fault


class _Packed(race.State, frozen=True):
    world: bytes = b"stairs"


@breaks("frozen", race.GAME)
class BytesWithoutPhysics(race.Game):
    def setup(self, seats: int, options: race.Options) -> race.State:
        return _Packed(options.stairs, (0,) * seats)


@breaks("frozen", race.GAME)
class ViewByMood(race.Game):
    def __init__(self) -> None:
        self._asked = count()

    def view(self, state: race.State, seat: Seat | None) -> race.State:
        return replace(state, turn=next(self._asked) % 2)


# codec


@breaks("codec", race.GAME)
class ViewOfAnotherType(race.Game):
    view_type = cards.View


class _Forgetful(race.State, frozen=True):
    """Its place is lost on the way through the store."""

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = race.State.__hash__


@breaks("codec", race.GAME)
class ForgetfulState(race.Game):
    def view(self, state: race.State, seat: Seat | None) -> race.State:
        return _Forgetful(state.stairs, state.places, state.turn, state.thrown)


@breaks("codec", race.GAME)
class PayloadMissing(race.Game):
    payload = race.Throw | race.Rest


# agree


@breaks("agree", race.GAME)
class ListsTooMuch(race.Game):
    def moves(self, state: race.State, seat: Seat) -> Sequence[race.What] | None:
        return (race.Throw(), race.Rest(), race.Thrown(1)) if seat in self.waiting(state).seats else ()


@breaks("agree", race.GAME)
class ListsTooLittle(race.Game):
    def moves(self, state: race.State, seat: Seat) -> Sequence[race.What] | None:
        return (race.Throw(),) if seat in self.waiting(state).seats else ()


@breaks("agree", race.GAME)
class ListsForEverybody(race.Game):
    def moves(self, state: race.State, seat: Seat) -> Sequence[race.What] | None:
        return () if self.waiting(state).over else (race.Throw(), race.Rest())


@breaks("agree", race.GAME)
class ListsTwice(race.Game):
    def moves(self, state: race.State, seat: Seat) -> Sequence[race.What] | None:
        return (*(super().moves(state, seat) or ()),) * 2


@breaks("agree", signs.GAME)
class SamplesTheImpossible(signs.Game):
    def sample(self, state: signs.State, seat: Seat, rng: Rng) -> signs.What:
        return signs.Write(rng.below(state.highest))


# reject


@breaks("reject", race.GAME)
class NoSuchRule(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return replace(good, rule="R-77") if good else None


@breaks("reject", race.GAME)
class NoSuchSentence(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return replace(good, message="because") if good else None


@breaks("reject", race.GAME)
class WrongVariables(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return replace(good, values=(("turn", 1),)) if good and good.values else good


@breaks("reject", bell.GAME)
class RaisesForStrangers(bell.Game):
    def refuse(self, state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
        if at < state.free_at[seat]:
            return Refusal("B-01", "swings", until=state.free_at[seat])
        return super().refuse(state, seat, move, at)


@breaks("reject", race.GAME)
class AnybodyMay(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return None if good and good.message == "not-your-turn" else good


@breaks("reject", marble.GAME)
class RaisesOnBytes(marble.Game):
    def refuse(self, state: marble.State, seat: Seat, move: marble.What, at: Millis) -> Refusal | None:
        if isinstance(move, marble.Push):
            move.path.decode()
        return super().refuse(state, seat, move, at)


# foreign


@breaks("foreign", race.GAME)
class JudgesAnything(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return None if good and good.message == "no-die" and not isinstance(move, race.Thrown) else good


@breaks("foreign", race.GAME)
class AppliesAnything(race.Game):
    def apply(self, state: race.State, event: Event[race.What]) -> race.State:
        return super().apply(state, event) if isinstance(event.what, race.What) else state


# ends


@breaks("ends", race.GAME)
class NeverEnds(race.Game):
    def apply(self, state: race.State, event: Event[race.What]) -> race.State:
        after = super().apply(state, event)
        return replace(after, places=tuple(place % state.stairs for place in after.places))


@breaks("ends", race.GAME)
class GetsStuck(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        return Refusal("R-01", "no-die") if max(state.places) > 1 else super().refuse(state, seat, move, at)


@breaks("ends", race.GAME)
class PlaysOnAfterwards(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        over = self.waiting(state).over
        return None if over and isinstance(move, race.Rest) else super().refuse(state, seat, move, at)


@breaks("ends", race.GAME)
class SlowWithoutShortGames(race.Game):
    traits = frozenset({"chance", "physics"})


@breaks("ends", marble.GAME)
class SlowWithoutEnd(marble.Game):
    def apply(self, state: marble.State, event: Event[marble.What]) -> marble.State:
        return replace(super().apply(state, event), round=1)


# score


@breaks("score", race.GAME)
class ForgetsASeat(race.Game):
    def score(self, state: race.State) -> tuple[Score, ...]:
        return super().score(state)[1:]


@breaks("score", race.GAME)
class LowestWins(race.Game):
    def score(self, state: race.State) -> tuple[Score, ...]:
        places = state.places
        return tuple(
            replace(score, rank=1 + sum(other < places[score.seat] for other in places))
            for score in super().score(state)
        )


@breaks("score", race.GAME)
class NobodyIsFirst(race.Game):
    def score(self, state: race.State) -> tuple[Score, ...]:
        return tuple(replace(score, rank=score.rank + 1) for score in super().score(state))


@breaks("score", race.GAME)
class LineWithoutRule(race.Game):
    def score(self, state: race.State) -> tuple[Score, ...]:
        return tuple(replace(score, lines=(Line("R-50", "stairs", 0),), rank=1) for score in super().score(state))


@breaks("score", race.GAME)
class LineWithoutWords(race.Game):
    def score(self, state: race.State) -> tuple[Score, ...]:
        return tuple(replace(score, lines=(Line("R-01", "bonus", 0),), rank=1) for score in super().score(state))


# faults


@breaks("faults", race.GAME)
class FallsOffTheStair(race.Game):
    def apply(self, state: race.State, event: Event[race.What]) -> race.State:
        after = super().apply(state, event)
        return replace(after, places=(-1, *after.places[1:])) if isinstance(event.what, race.Rest) else after


# undo


@breaks("undo", race.GAME)
class ThrowsAgain(race.Game):
    def may_undo(self, state: race.State, event: Event[race.What]) -> bool:
        return True


@breaks("undo", signs.GAME)
class UndoesTheEnd(signs.Game):
    def may_undo(self, state: signs.State, event: Event[signs.What]) -> bool:
        return True


# chance


@breaks("chance", race.GAME)
class LoadedDie(race.Game):
    def nature(self, state: race.State, rng: Rng) -> race.What:
        return race.Thrown(1 + rng.below(3))


@breaks("chance", race.GAME)
class FourPips(race.Game):
    def nature(self, state: race.State, rng: Rng) -> race.What:
        return race.Thrown(rng.weighted((*race.DIE, (4, 1))))


@breaks("chance", race.GAME)
class WeightZero(race.Game):
    def odds(self, state: race.State) -> Sequence[tuple[race.What, int]] | None:
        return (*(super().odds(state) or ()), (race.Thrown(4), 0))


@breaks("chance", race.GAME)
class OddsTwice(race.Game):
    def odds(self, state: race.State) -> Sequence[tuple[race.What, int]] | None:
        return ((race.Thrown(1), 1), (race.Thrown(1), 2), (race.Thrown(2), 2), (race.Thrown(3), 1))


@breaks("chance", race.GAME)
class SilentNature(race.Game):
    def odds(self, state: race.State) -> Sequence[tuple[race.What, int]] | None:
        return ()


# commute


@breaks("commute", signs.GAME)
class FirstWriterDecides(signs.Game):
    """A number somebody has written in this round counts double for the next: the order matters."""

    def apply(self, state: signs.State, event: Event[signs.What]) -> signs.State:
        taken = {sheet[-1] for sheet in state.sheets if sheet}
        number = event.what.number + (event.what.number in taken)
        return super().apply(state, replace(event, what=signs.Write(number)))


@breaks("commute", signs.GAME)
class FirstComeFirstServed(signs.Game):
    def refuse(self, state: signs.State, seat: Seat, move: signs.What, at: Millis) -> Refusal | None:
        now = min(len(sheet) for sheet in state.sheets)
        taken = any(len(sheet) > now and sheet[now] == move.number for sheet in state.sheets)
        return Refusal("S-01", "not-yet") if taken else super().refuse(state, seat, move, at)


# clock


@breaks("clock", bell.GAME)
class OneMillisecondEarly(bell.Game):
    def refuse(self, state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return None if good and good.until is not None and at >= good.until - 1 else good


@breaks("clock", bell.GAME)
class OneMillisecondLate(bell.Game):
    def refuse(self, state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
        good = super().refuse(state, seat, move, at)
        return replace(good, until=good.until - 1) if good and good.until else good


@breaks("clock", bell.GAME)
class DeadlineInThePast(bell.Game):
    def waiting(self, state: bell.State) -> Waiting:
        good = super().waiting(state)
        return (
            replace(good, deadline=max(state.free_at) - state.swing - 1) if sum(state.rings) and good.deadline else good
        )


@breaks("clock", bell.GAME)
class DeafToTheDeadline(bell.Game):
    def apply(self, state: bell.State, event: Event[bell.What]) -> bell.State:
        return state if isinstance(event.what, bell.TimeUp) else super().apply(state, event)


@breaks("clock", race.GAME)
class ClockWithoutTrait(race.Game):
    def refuse(self, state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
        return super().refuse(state, seat, move, at) or (Refusal("R-01", "no-die") if at > 100_000 else None)


# twins


@breaks("twins", cards.GAME)
class CardsOpen(cards.Game):
    def view(self, state: cards.State, seat: Seat | None) -> cards.View:
        return replace(super().view(state, seat), shown=state.hands)


@breaks("twins", cards.GAME)
class DealtAloud(cards.Game):
    def redact(self, state: cards.State, event: Event[cards.What], seat: Seat | None) -> cards.What | None:
        return event.what if seat is None else super().redact(state, event, seat)


@breaks("twins", cards.GAME)
class ToldAloud(cards.Game):
    def tell(self, state: cards.State, event: Event[cards.What], seat: Seat | None) -> tuple[Note, ...]:
        told = super().tell(state, event, seat)
        away = state.hands[event.by] if isinstance(event.what, cards.Change) else 0
        return (*told, Note("your-card", (("card", away),))) if away else told


@breaks("twins", cards.GAME)
class SecretInTheScore(cards.Game):
    def score(self, state: cards.State) -> tuple[Score, ...]:
        return super().score(replace(state, hands=tuple(card or 1 for card in state.hands), turn=len(state.hands)))


@breaks("twins", cards.GAME)
class SecretInTheMoves(cards.Game):
    def moves(self, state: cards.State, seat: Seat) -> Sequence[cards.What] | None:
        listed = super().moves(state, seat) or ()
        return listed[:1] if sum(state.hands) - state.hands[seat] > 6 else listed


@breaks("twins", cards.GAME)
class AskedOnlyIfLow(cards.Game):
    def waiting(self, state: cards.State) -> Waiting:
        good = super().waiting(state)
        return OVER if good.seats and state.hands[good.seats[0]] == state.deck else good


@breaks("twins", race.GAME)
class HidesWithoutTrait(race.Game):
    def redact(self, state: race.State, event: Event[race.What], seat: Seat | None) -> race.What | None:
        return None if isinstance(event.what, race.Rest) else event.what


@breaks("twins", race.GAME)
class HidesWithoutTwin(HidesWithoutTrait):
    traits = frozenset({"chance", "hidden"})


@breaks("twins", marble.GAME)
class KeepsMoreThanBytes(marble.Game):
    def redact(self, state: marble.State, event: Event[marble.What], seat: Seat | None) -> marble.What | None:
        seen = super().redact(state, event, seat)
        return replace(seen, place=0) if isinstance(seen, marble.Stopped) else seen


@breaks("twins", marble.GAME)
class BytesForOneAlone(marble.Game):
    def redact(self, state: marble.State, event: Event[marble.What], seat: Seat | None) -> marble.What | None:
        return event.what if seat == 0 else super().redact(state, event, seat)


# settle


class _WithSession(marble.Game):
    """With a session of its own."""

    kind: type[marble.Session] = marble.Session

    def session(self, state: marble.State, move: marble.What | None = None) -> marble.Session:
        return self.kind(state, move if isinstance(move, marble.Push) else None)


@breaks("settle", marble.GAME)
class WindByChance(marble.Game):
    def nature(self, state: marble.State, rng: Rng) -> marble.What:
        return replace(super().nature(state, rng), place=rng.below(99))


class _Blown(marble.Session):
    def finish(self) -> None:
        super().finish()
        if self.turn is not None:
            self.turn = replace(self.turn, settled=marble.Stopped(hash("wind") % 1_000_003, b""))


@breaks("settle", marble.GAME)
class WindInEachProcess(_WithSession):
    """The hash of a text is another in every process."""

    kind = _Blown


@breaks("settle", marble.GAME)
class NamelessEngine(marble.Game):
    def nature(self, state: marble.State, rng: Rng) -> marble.What:
        return replace(super().nature(state, rng), engine="")


@breaks("settle", marble.GAME)
class OtherRulesInABatch(marble.Game):
    def nature(self, state: marble.State, rng: Rng) -> marble.What:
        stopped = super().nature(state, rng)
        assert isinstance(stopped, marble.Stopped)
        return replace(stopped, track=stopped.track[:-1])


class _PushedByLooks(marble.Session):
    def whole(self) -> bytes:
        self._speed += self.turn is None and self._speed > 0
        return super().whole()


@breaks("settle", marble.GAME)
class LooksCount(_WithSession):
    kind = _PushedByLooks


class _StoodStillUnseen(marble.Session):
    looks = 0

    def whole(self) -> bytes:
        self.looks += 1
        return super().whole()

    def finish(self) -> None:
        super().finish()
        if not self._is_played and not self.looks and self.turn is not None:
            self.turn = replace(self.turn, settled=marble.Stopped(0, b""))


@breaks("settle", marble.GAME)
class LooksAreNeeded(_WithSession):
    kind = _StoodStillUnseen


class _Deaf(marble.Session):
    def hear(self, word: bytes) -> bool:
        return False


@breaks("settle", marble.GAME)
class NobodyIsHeard(_WithSession):
    kind = _Deaf


class _Touchy(marble.Session):
    def hear(self, word: bytes) -> bool:
        return word[0] < 10 and super().hear(word)


@breaks("settle", marble.GAME)
class JunkRaises(_WithSession):
    kind = _Touchy


class _Nervous(marble.Session):
    def hear(self, word: bytes) -> bool:
        heard = super().hear(word)
        self._speed += not heard and self._speed > 0
        return heard


@breaks("settle", marble.GAME)
class JunkPushes(_WithSession):
    kind = _Nervous


class _Sulky(marble.Session):
    def leave(self) -> None:
        self._speed += self.turn is None


@breaks("settle", marble.GAME)
class PushedOnLeaving(_WithSession):
    kind = _Sulky


class _Obliging(marble.Session):
    def hear(self, word: bytes) -> bool:
        return self.turn is None and len(word) == 1 and self.push(word[0])


@breaks("settle", marble.GAME)
class MovesInterrupted(_WithSession):
    kind = _Obliging


class _Brief(marble.Session):
    def finish(self) -> None:
        if not self._is_played:
            self._said = self._said[:2]
        super().finish()


@breaks("settle", marble.GAME)
class ForgetsWords(_WithSession):
    kind = _Brief


class _Scribbling(marble.Session):
    def finish(self) -> None:
        if not self._is_played:
            self._said += b"\0"
        super().finish()


@breaks("settle", marble.GAME)
class MovesThatAreNotLegal(_WithSession):
    kind = _Scribbling


class _Other(marble.Session):
    def finish(self) -> None:
        super().finish()
        if self._is_played and self.turn is not None:
            self.turn = replace(self.turn, move=marble.Push(b"\0\1"))


@breaks("settle", marble.GAME)
class AnotherMoveThanPlayed(_WithSession):
    kind = _Other


class _Slippery(marble.Session):
    def roll(self) -> None:
        self._speed += not self._is_played
        super().roll()


@breaks("settle", marble.GAME)
class NeverStopsForAHand(_WithSession):
    kind = _Slippery


class _Restless(marble.Session):
    def step(self) -> None:
        if self.is_idle and self.turn is None:
            self._place = (self._place + 1) % marble.GROOVE
        super().step()


@breaks("settle", marble.GAME)
class MovesBeforeAnyWord(_WithSession):
    kind = _Restless


class _Lively(marble.Session):
    def step(self) -> None:
        if self.turn is None:
            super().step()
        else:
            self.turn = replace(self.turn, settled=marble.Stopped(self._place, self._track + b"\0"))


@breaks("settle", marble.GAME)
class GoesOnAfterTheEnd(_WithSession):
    kind = _Lively


class _Chatty(marble.Session):
    def news(self) -> bytes:
        return self.whole()


@breaks("settle", marble.GAME)
class NewsAfterTheEnd(_WithSession):
    kind = _Chatty


class _Drawn(marble.Session):
    def whole(self) -> Any:
        return str(self._place)


@breaks("settle", marble.GAME)
class ShowsNoBytes(_WithSession):
    kind = _Drawn


# imagine


@breaks("imagine", cards.GAME)
class ImaginesAnotherOwnCard(cards.Game):
    def imagine(self, view: cards.View, seat: Seat | None, rng: Rng) -> cards.State:
        good = super().imagine(view, seat, rng)
        return replace(good, hands=tuple(rng.shuffled(good.hands)))


@breaks("imagine", cards.GAME)
class ImaginesACardTwice(cards.Game):
    def imagine(self, view: cards.View, seat: Seat | None, rng: Rng) -> cards.State:
        good = super().imagine(view, seat, rng)
        return replace(good, away=(max(good.hands),) * len(good.away))


# tell


@breaks("tell", race.GAME)
class SpeechlessRest(race.Game):
    def tell(self, state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
        return (Note("snores"),) if isinstance(event.what, race.Rest) else super().tell(state, event, seat)


@breaks("tell", race.GAME)
class TellsWithoutTheSeat(race.Game):
    def tell(self, state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
        return (Note("rests"),) if isinstance(event.what, race.Rest) else super().tell(state, event, seat)


@breaks("tell", race.GAME)
class TellsOfAStranger(race.Game):
    def tell(self, state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
        return (Note("rests", (("seat", 7),)),)


# bots


class _Cheat(race.Bot):
    def choose(
        self, view: race.State, legal: Sequence[race.What] | None, budget: Millis, rng: Rng
    ) -> tuple[race.What, Millis]:
        return race.Thrown(3), 0


class _Moody(race.Bot):
    mood = count()

    def choose(
        self, view: race.State, legal: Sequence[race.What] | None, budget: Millis, rng: Rng
    ) -> tuple[race.What, Millis]:
        return race.Throw(), next(self.mood)


class _TooFast(race.Bot):
    def choose(
        self, view: race.State, legal: Sequence[race.What] | None, budget: Millis, rng: Rng
    ) -> tuple[race.What, Millis]:
        return race.Throw(), -1


@breaks("bots", race.GAME)
class CheatingBot(race.Game):
    def bot(self, level: str) -> race.Bot:
        return _Cheat(lazy=False)


@breaks("bots", race.GAME)
class MoodyBot(race.Game):
    def bot(self, level: str) -> race.Bot:
        return _Moody(lazy=False)


@breaks("bots", race.GAME)
class BotBeforeItsTime(race.Game):
    def bot(self, level: str) -> race.Bot:
        return _TooFast(lazy=False)


class _Blind(signs.Bot):
    def choose(
        self, view: signs.State, legal: Sequence[signs.What] | None, budget: Millis, rng: Rng
    ) -> tuple[signs.What, Millis]:
        return signs.Write(rng.below(2)), 0


@breaks("bots", signs.GAME)
class RefusedBot(signs.Game):
    def bot(self, level: str) -> signs.Bot:
        return _Blind()
