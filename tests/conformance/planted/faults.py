"""Games that each break one law, made from the good ones by changing one of their functions."""

import dataclasses
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import replace
from tests.conformance.planted.bell import game as bell
from tests.conformance.planted.cards import game as cards
from tests.conformance.planted.marble import game as marble
from tests.conformance.planted.race import game as race
from tests.conformance.planted.signs import game as signs

from burrow.engine.assemble import Assembled, AssembledPhysics
from burrow.engine.chance import Die, Shown, Start
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
from burrow.engine.options import matters
from burrow.engine.presets import Presets
from burrow.engine.rng import Rng

Function = TypeVar("Function", bound=Callable[..., Any])


class Fault(NamedTuple):
    """A faulty game and the law that must catch it. Its folder is that of the good one."""

    law: str
    name: str
    good: AnyGame
    game: AnyGame


FAULTS: list[Fault] = []


def spoil(law: str, name: str, good: Any, **other: Any) -> None:
    """Plant the good game with other fields."""
    FAULTS.append(Fault(law, name, good, dataclasses.replace(good, **other)))


def breaks(law: str, good: Any, method: str, **other: Any) -> Callable[[Function], Function]:
    """Plant the good game with this function in place of its own."""

    def plant(function: Function) -> Function:
        spoil(law, function.__name__, good, **{method: function}, **other)
        return function

    return plant


# words


spoil(
    "words",
    "rule_that_holds_never",
    race.GAME,
    rulebook=(*race.GAME.rulebook[:1], Rule("R-02", "end", 1, when=(("stairs", ("nine",)),))),
)


# follow


spoil("follow", "rules_that_ignore_an_option", race.GAME, rulebook=race.GAME.rulebook[:1])


# traits


spoil("traits", "chance_without_trait", race.GAME, traits=frozenset())


spoil("traits", "simultaneous_without_trait", signs.GAME, traits=frozenset())


spoil("traits", "realtime_without_trait", bell.GAME, traits=frozenset({"simultaneous"}))


spoil("traits", "rule_twice", race.GAME, rulebook=(*race.GAME.rulebook, Rule("R-01", "play")))


@breaks("traits", race.GAME, "waiting")
def waits_for_nobody_there(state: race.State) -> Waiting:
    good = race.GAME.waiting(state)
    return Waiting(seats=(9,)) if sum(state.places) > 3 and good.seats else good


spoil("traits", "physics_without_trait", marble.GAME, traits=frozenset())


# words


spoil(
    "words",
    "rule_for_no_number_of_seats",
    race.GAME,
    rulebook=(*race.GAME.rulebook[:1], Rule("R-02", "end", 1, seats=(99,))),
)
spoil("words", "rule_without_words", race.GAME, rulebook=(*race.GAME.rulebook, Rule("R-99", "play")))


spoil("words", "section_without_words", race.GAME, rulebook=(Rule("R-01", "play"), Rule("R-02", "beginning")))


class _MoreOptions(race.Options, frozen=True):
    slippery: bool = False


spoil("words", "option_without_words", race.GAME, options=_MoreOptions)


spoil("words", "bot_without_words", race.GAME, levels={**race.GAME.levels, "sleepy": partial(race.Bot, lazy=True)})


spoil(
    "words",
    "preset_without_words",
    race.GAME,
    declared_presets=Presets(race.Options(stairs=4), race.Options(), race.Options()),
)


# options


spoil(
    "options",
    "preset_beyond_the_limits",
    race.GAME,
    declared_presets=Presets(race.Options(), race.Options(stairs=1_000), race.Options()),
)


@breaks(
    "options",
    race.GAME,
    "refuse_options",
    declared_presets=Presets(race.Options(), race.Options(stairs=4), race.Options()),
)
def preset_refused(seats: int, options: race.Options) -> Refusal | None:
    return Refusal("R-01", "no-die") if options.stairs == 4 and seats > 2 else None


@breaks("options", race.GAME, "refuse_options")
def usual_options_refused(seats: int, options: race.Options) -> Refusal | None:
    return Refusal("R-01", "no-die") if options == race.Options() and seats > 2 else None


@breaks("options", race.GAME, "refuse_options")
def options_refused_without_a_rule(seats: int, options: race.Options) -> Refusal | None:
    return Refusal("R-99", "no-die") if options.stairs > 5 else None


@breaks("options", race.GAME, "refuse_options")
def options_refused_without_words(seats: int, options: race.Options) -> Refusal | None:
    return Refusal("R-01", "too-steep") if options.stairs > 5 else None


class _PaintedOptions(race.Options, frozen=True):
    paint: Annotated[str, Meta(max_length=20)] = "red"


@breaks("options", race.GAME, "refuse_options", options=_PaintedOptions)
def text_that_raises(seats: int, options: race.Options) -> Refusal | None:
    assert isinstance(options, _PaintedOptions)
    assert options.paint[0]
    return None


class _RiddleOptions(race.Options, frozen=True):
    paint: Annotated[Literal["red", "blue"], matters(when={"colour": ("any",)})] = "red"


spoil("options", "option_that_never_matters", race.GAME, options=_RiddleOptions)


class _CrowdedOptions(race.Options, frozen=True):
    paint: Annotated[Literal["red", "blue"], matters(needs_seats={"blue": 3})] = "red"


spoil("options", "choice_that_needs_no_seats", race.GAME, options=_CrowdedOptions)


# rooms


class _WithHint(Assembled[Any, Any, Any, Any]):
    def hint(self) -> str:
        return "climb"


class _OutOfOrder(Assembled[Any, Any, Any, Any]):
    def waiting(self, state: race.State) -> Waiting:
        return race.waiting(state)

    def setup(self, seats: int, options: race.Options) -> race.State:
        return race.setup(seats, options)


def rewritten(kind: Callable[..., AnyGame], **other: Any) -> AnyGame:
    """The race as a game of another class."""
    return kind(
        **{one.name: getattr(race.GAME, one.name) for one in dataclasses.fields(race.GAME) if one.init}, **other
    )


FAULTS += [
    Fault("rooms", "method_outside_the_contract", race.GAME, rewritten(_WithHint)),
    Fault("rooms", "methods_out_of_order", race.GAME, rewritten(_OutOfOrder)),
    Fault("rooms", "session_without_physics", race.GAME, rewritten(AssembledPhysics, session=lambda state, move: None)),
]
spoil("rooms", "physics_without_session", race.GAME, traits=frozenset({"chance", "physics"}))


# replay and frozen


_climbs = count()


@breaks("replay", race.GAME, "apply")
def remembers_outside_the_state(state: race.State, event: Event[race.What]) -> race.State:
    after = race.GAME.apply(state, event)
    return replace(after, turn=next(_climbs) % 2)


_pips = count()


@breaks("frozen", race.GAME, "nature")
def dice_from_elsewhere(state: race.State, rng: Rng) -> race.What:
    return race.Thrown(1 + next(_pips) % 3)


class _Places(Struct):
    """Not frozen."""

    stairs: int
    places: tuple[int, ...]
    turn: Seat = 0
    thrown: bool = False

    __hash__ = object.__hash__


@breaks("frozen", race.GAME, "setup")
def state_that_can_change(seats: int, options: race.Options) -> Any:
    return _Places(options.stairs, (0,) * seats)


@breaks("frozen", race.GAME, "setup")
def state_with_a_list(seats: int, options: race.Options) -> race.State:
    return race.State(options.stairs, [0] * seats)  # type: ignore[arg-type]  # the fault


class _Packed(race.State, frozen=True):
    world: bytes = b"stairs"


@breaks("frozen", race.GAME, "setup")
def bytes_without_physics(seats: int, options: race.Options) -> race.State:
    return _Packed(options.stairs, (0,) * seats)


_asked = count()


@breaks("frozen", race.GAME, "view")
def view_by_mood(state: race.State, seat: Seat | None) -> race.State:
    return replace(state, turn=next(_asked) % 2)


# codec


spoil("codec", "view_of_another_type", race.GAME, view_type=cards.View)


class _Forgetful(race.State, frozen=True):
    """Its place is not stored."""

    def __eq__(self, other: object) -> bool:
        return self is other

    __hash__ = race.State.__hash__


@breaks("codec", race.GAME, "view")
def forgetful_state(state: race.State, seat: Seat | None) -> race.State:
    return _Forgetful(state.stairs, state.places, state.turn, state.thrown)


spoil("codec", "payload_missing", race.GAME, payload=race.Throw | race.Rest)


# agree


@breaks("agree", race.GAME, "moves")
def lists_too_much(state: race.State, seat: Seat) -> Sequence[race.What] | None:
    return (race.Throw(), race.Rest(), race.Thrown(1)) if seat in race.GAME.waiting(state).seats else ()


@breaks("agree", race.GAME, "moves")
def lists_too_little(state: race.State, seat: Seat) -> Sequence[race.What] | None:
    return (race.Throw(),) if seat in race.GAME.waiting(state).seats else ()


@breaks("agree", race.GAME, "moves")
def lists_for_everybody(state: race.State, seat: Seat) -> Sequence[race.What] | None:
    return () if race.GAME.waiting(state).over else (race.Throw(), race.Rest())


@breaks("agree", race.GAME, "moves")
def lists_twice(state: race.State, seat: Seat) -> Sequence[race.What] | None:
    return (*(race.GAME.moves(state, seat) or ()),) * 2


@breaks("agree", signs.GAME, "sample")
def samples_the_impossible(state: signs.State, seat: Seat, rng: Rng) -> signs.What:
    return signs.Write(rng.below(state.highest))


# reject


@breaks("reject", race.GAME, "refuse")
def no_such_rule(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    good = race.GAME.refuse(state, seat, move, at)
    return replace(good, rule="R-77") if good else None


@breaks("reject", race.GAME, "refuse")
def no_such_sentence(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    good = race.GAME.refuse(state, seat, move, at)
    return replace(good, message="because") if good else None


@breaks("reject", race.GAME, "refuse")
def wrong_variables(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    good = race.GAME.refuse(state, seat, move, at)
    return replace(good, values=(("turn", 1),)) if good and good.values else good


@breaks("reject", bell.GAME, "refuse")
def raises_for_strangers(state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
    if at < state.free_at[seat]:
        return Refusal("B-01", "swings", until=state.free_at[seat])
    return bell.GAME.refuse(state, seat, move, at)


@breaks("reject", race.GAME, "refuse")
def anybody_may(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    good = race.GAME.refuse(state, seat, move, at)
    return None if good and good.message == "not-your-turn" else good


@breaks("reject", marble.GAME, "refuse")
def raises_on_bytes(state: marble.State, seat: Seat, move: marble.What, at: Millis) -> Refusal | None:
    if isinstance(move, marble.Push):
        move.path.decode()
    return marble.GAME.refuse(state, seat, move, at)


# foreign


@breaks("foreign", race.GAME, "refuse")
def judges_anything(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    good = race.GAME.refuse(state, seat, move, at)
    return None if good and good.message == "no-die" and not isinstance(move, race.Thrown) else good


@breaks("foreign", race.GAME, "apply")
def applies_anything(state: race.State, event: Event[race.What]) -> race.State:
    return race.GAME.apply(state, event) if isinstance(event.what, race.What) else state


# ends


@breaks("ends", race.GAME, "apply")
def never_ends(state: race.State, event: Event[race.What]) -> race.State:
    after = race.GAME.apply(state, event)
    return replace(after, places=tuple(place % state.stairs for place in after.places))


@breaks("ends", race.GAME, "refuse")
def gets_stuck(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    return Refusal("R-01", "no-die") if max(state.places) > 1 else race.GAME.refuse(state, seat, move, at)


@breaks("ends", race.GAME, "refuse")
def plays_on_afterwards(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    over = race.GAME.waiting(state).over
    return None if over and isinstance(move, race.Rest) else race.GAME.refuse(state, seat, move, at)


spoil("ends", "slow_without_short_games", race.GAME, traits=frozenset({"chance", "physics"}))


@breaks("ends", marble.GAME, "apply")
def slow_without_end(state: marble.State, event: Event[marble.What]) -> marble.State:
    return replace(marble.GAME.apply(state, event), round=1)


# score


@breaks("score", race.GAME, "score")
def forgets_a_seat(state: race.State) -> tuple[Score, ...]:
    return race.GAME.score(state)[1:]


@breaks("score", race.GAME, "score")
def lowest_wins(state: race.State) -> tuple[Score, ...]:
    places = state.places
    return tuple(
        replace(score, rank=1 + sum(other < places[score.seat] for other in places)) for score in race.GAME.score(state)
    )


@breaks("score", race.GAME, "score")
def nobody_is_first(state: race.State) -> tuple[Score, ...]:
    return tuple(replace(score, rank=score.rank + 1) for score in race.GAME.score(state))


@breaks("score", race.GAME, "score")
def line_without_rule(state: race.State) -> tuple[Score, ...]:
    return tuple(replace(score, lines=(Line("R-50", "stairs", 0),), rank=1) for score in race.GAME.score(state))


@breaks("score", race.GAME, "score")
def line_without_words(state: race.State) -> tuple[Score, ...]:
    return tuple(replace(score, lines=(Line("R-01", "bonus", 0),), rank=1) for score in race.GAME.score(state))


@breaks("score", race.GAME, "teams")
def partners_who_lose_alone(seats: int, options: object) -> Sequence[int]:
    return [0] * seats


@breaks("score", race.GAME, "teams")
def a_team_for_nobody(seats: int, options: object) -> Sequence[int]:
    return range(seats + 1)


# faults


@breaks("faults", race.GAME, "apply")
def falls_off_the_stair(state: race.State, event: Event[race.What]) -> race.State:
    after = race.GAME.apply(state, event)
    return replace(after, places=(-1, *after.places[1:])) if isinstance(event.what, race.Rest) else after


# undo


@breaks("undo", race.GAME, "may_undo")
def throws_again(state: race.State, event: Event[race.What]) -> bool:
    return True


@breaks("undo", signs.GAME, "may_undo")
def undoes_the_end(state: signs.State, event: Event[signs.What]) -> bool:
    return True


# chance


@breaks("chance", race.GAME, "nature")
def loaded_die(state: race.State, rng: Rng) -> race.What:
    return race.Thrown(1 + rng.below(3))


@breaks("chance", race.GAME, "nature")
def four_pips(state: race.State, rng: Rng) -> race.What:
    return race.Thrown(rng.weighted((*race.DIE, (4, 1))))


@breaks("chance", race.GAME, "odds")
def weight_zero(state: race.State) -> Sequence[tuple[race.What, int]] | None:
    return (*(race.GAME.odds(state) or ()), (race.Thrown(4), 0))


@breaks("chance", race.GAME, "odds")
def odds_twice(state: race.State) -> Sequence[tuple[race.What, int]] | None:
    return ((race.Thrown(1), 1), (race.Thrown(1), 2), (race.Thrown(2), 2), (race.Thrown(3), 1))


@breaks("chance", race.GAME, "odds")
def silent_nature(state: race.State) -> Sequence[tuple[race.What, int]] | None:
    return ()


# declared


spoil("declared", "nothing_declared", race.GAME, chance=())


spoil("declared", "another_die", race.GAME, chance=(Shown("Thrown", "pips", Die("die", (1, 2, 3))),))


spoil(
    "declared", "sides_in_another_order", race.GAME, chance=(Shown("Thrown", "pips", Die("die", (3, 2, 2, 1, 1, 1))),)
)


spoil(
    "declared",
    "a_card_too_many",
    cards.GAME,
    chance=(Shown("Dealt", "card", replace(cards.DECK, starts=(Start((1,) * 12),))),),
)


spoil("declared", "no_such_payload", race.GAME, chance=(*race.GAME.chance, Shown("Rolled", "pips", race.PIPS)))


spoil("declared", "no_such_field", race.GAME, chance=(Shown("Thrown", "faces.*", race.PIPS),))


spoil("declared", "a_die_without_a_name", race.GAME, chance=(Shown("Thrown", "pips", replace(race.PIPS, name="cube")),))


spoil("declared", "sides_without_words", race.GAME, chance=(Shown("Thrown", "pips", Die("die", ("one", "two"))),))


spoil(
    "declared",
    "two_dice_of_one_name",
    race.GAME,
    chance=(*race.GAME.chance, Shown("Throw", "pips", Die("die", (1, 2)))),
)


@breaks("declared", race.GAME, "nature")
def rolls_twice(state: race.State, rng: Rng) -> race.What:
    """The better of two, and nobody sees the other."""
    return race.Thrown(max(race.PIPS.roll(rng), race.PIPS.roll(rng)))


@breaks("declared", race.GAME, "nature")
def looks_ahead(state: race.State, rng: Rng) -> race.What:
    """The answer is fair, but more is drawn than it shows."""
    thrown = race.nature(state, rng)
    rng.word()
    return thrown


# commute


@breaks("commute", signs.GAME, "apply")
def first_writer_decides(state: signs.State, event: Event[signs.What]) -> signs.State:
    """A number that somebody has already written in this round counts double for the next seat, so the order
    matters."""
    taken = {sheet[-1] for sheet in state.sheets if sheet}
    number = event.what.number + (event.what.number in taken)
    return signs.GAME.apply(state, replace(event, what=signs.Write(number)))


@breaks("commute", signs.GAME, "refuse")
def first_come_first_served(state: signs.State, seat: Seat, move: signs.What, at: Millis) -> Refusal | None:
    now = min(len(sheet) for sheet in state.sheets)
    taken = any(len(sheet) > now and sheet[now] == move.number for sheet in state.sheets)
    return Refusal("S-01", "not-yet") if taken else signs.GAME.refuse(state, seat, move, at)


# clock


@breaks("clock", bell.GAME, "refuse")
def one_millisecond_early(state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
    good = bell.GAME.refuse(state, seat, move, at)
    return None if good and good.until is not None and at >= good.until - 1 else good


@breaks("clock", bell.GAME, "refuse")
def one_millisecond_late(state: bell.State, seat: Seat, move: bell.What, at: Millis) -> Refusal | None:
    good = bell.GAME.refuse(state, seat, move, at)
    return replace(good, until=good.until - 1) if good and good.until else good


@breaks("clock", bell.GAME, "waiting")
def deadline_in_the_past(state: bell.State) -> Waiting:
    good = bell.GAME.waiting(state)
    return replace(good, deadline=max(state.free_at) - state.swing - 1) if sum(state.rings) and good.deadline else good


@breaks("clock", bell.GAME, "apply")
def deaf_to_the_deadline(state: bell.State, event: Event[bell.What]) -> bell.State:
    return state if isinstance(event.what, bell.TimeUp) else bell.GAME.apply(state, event)


@breaks("clock", race.GAME, "refuse")
def clock_without_trait(state: race.State, seat: Seat, move: race.What, at: Millis) -> Refusal | None:
    return race.GAME.refuse(state, seat, move, at) or (Refusal("R-01", "no-die") if at > 100_000 else None)


# twins


@breaks("twins", cards.GAME, "view")
def cards_open(state: cards.State, seat: Seat | None) -> cards.View:
    return replace(cards.GAME.view(state, seat), shown=state.hands)


@breaks("twins", cards.GAME, "redact")
def dealt_aloud(state: cards.State, event: Event[cards.What], seat: Seat | None) -> cards.What | None:
    return event.what if seat is None else cards.GAME.redact(state, event, seat)


@breaks("twins", cards.GAME, "tell")
def told_aloud(state: cards.State, event: Event[cards.What], seat: Seat | None) -> tuple[Note, ...]:
    told = cards.GAME.tell(state, event, seat)
    away = state.hands[event.by] if isinstance(event.what, cards.Change) else 0
    return (*told, Note("your-card", (("card", away),))) if away else told


@breaks("twins", cards.GAME, "score")
def secret_in_the_score(state: cards.State) -> tuple[Score, ...]:
    return cards.GAME.score(replace(state, hands=tuple(card or 1 for card in state.hands), turn=len(state.hands)))


@breaks("twins", cards.GAME, "moves")
def secret_in_the_moves(state: cards.State, seat: Seat) -> Sequence[cards.What] | None:
    listed = cards.GAME.moves(state, seat) or ()
    return listed[:1] if sum(state.hands) - state.hands[seat] > 6 else listed


@breaks("twins", cards.GAME, "waiting")
def asked_only_if_low(state: cards.State) -> Waiting:
    good = cards.GAME.waiting(state)
    return OVER if good.seats and state.hands[good.seats[0]] == state.deck else good


@breaks("twins", race.GAME, "redact")
def hides_without_trait(state: race.State, event: Event[race.What], seat: Seat | None) -> race.What | None:
    return None if isinstance(event.what, race.Rest) else event.what


spoil("twins", "hides_without_twin", race.GAME, redact=hides_without_trait, traits=frozenset({"chance", "hidden"}))


@breaks("twins", marble.GAME, "redact")
def keeps_more_than_bytes(state: marble.State, event: Event[marble.What], seat: Seat | None) -> marble.What | None:
    seen = marble.GAME.redact(state, event, seat)
    return replace(seen, place=0) if isinstance(seen, marble.Stopped) else seen


@breaks("twins", marble.GAME, "redact")
def bytes_for_one_alone(state: marble.State, event: Event[marble.What], seat: Seat | None) -> marble.What | None:
    return event.what if seat == 0 else marble.GAME.redact(state, event, seat)


# settle


def _session(kind: type[marble.Session], state: marble.State, move: marble.What | None = None) -> marble.Session:
    return kind(state, move if isinstance(move, marble.Push) else None)


def _nature(kind: type[marble.Session], state: marble.State, rng: Rng) -> marble.What:
    return marble.settled(kind(state))


def spoil_session(name: str, kind: type[marble.Session]) -> None:
    """A session with a fault, both live and where nobody watches."""
    spoil("settle", name, marble.GAME, session=partial(_session, kind), nature=partial(_nature, kind))


@breaks("settle", marble.GAME, "nature")
def wind_by_chance(state: marble.State, rng: Rng) -> marble.What:
    return replace(marble.GAME.nature(state, rng), place=rng.below(99))


class _Blown(marble.Session):
    def finish(self) -> None:
        super().finish()
        if self.result is not None:
            self.result = replace(self.result, settled=marble.Stopped(hash("wind") % 1_000_003, b""))


# The hash of a text is another in every process.
spoil_session("wind_in_each_process", _Blown)


@breaks("settle", marble.GAME, "nature")
def nameless_engine(state: marble.State, rng: Rng) -> marble.What:
    return replace(marble.GAME.nature(state, rng), engine="")


@breaks("settle", marble.GAME, "nature")
def other_rules_in_a_batch(state: marble.State, rng: Rng) -> marble.What:
    stopped = marble.GAME.nature(state, rng)
    assert isinstance(stopped, marble.Stopped)
    return replace(stopped, track=stopped.track[:-1])


class _PushedByLooks(marble.Session):
    def whole(self) -> bytes:
        self._speed += self.result is None and self._speed > 0
        return super().whole()


spoil_session("looks_count", _PushedByLooks)


class _StoodStillUnseen(marble.Session):
    looks = 0

    def whole(self) -> bytes:
        self.looks += 1
        return super().whole()

    def finish(self) -> None:
        super().finish()
        if not self._is_played and not self.looks and self.result is not None:
            self.result = replace(self.result, settled=marble.Stopped(0, b""))


spoil_session("looks_are_needed", _StoodStillUnseen)


class _Deaf(marble.Session):
    def handle(self, gesture: bytes) -> bool:
        return False


spoil_session("nobody_is_heard", _Deaf)


class _Touchy(marble.Session):
    def handle(self, gesture: bytes) -> bool:
        return gesture[0] < 10 and super().handle(gesture)


spoil_session("junk_raises", _Touchy)


class _Nervous(marble.Session):
    def handle(self, gesture: bytes) -> bool:
        heard = super().handle(gesture)
        self._speed += not heard and self._speed > 0
        return heard


spoil_session("junk_pushes", _Nervous)


class _Sulky(marble.Session):
    def leave(self) -> None:
        self._speed += self.result is None


spoil_session("pushed_on_leaving", _Sulky)


class _Obliging(marble.Session):
    def handle(self, gesture: bytes) -> bool:
        return self.result is None and len(gesture) == 1 and self.push(gesture[0])


spoil_session("moves_interrupted", _Obliging)


class _Brief(marble.Session):
    def finish(self) -> None:
        if not self._is_played:
            self._pushes = self._pushes[:2]
        super().finish()


spoil_session("forgets_gestures", _Brief)


class _Scribbling(marble.Session):
    def finish(self) -> None:
        if not self._is_played:
            self._pushes += b"\0"
        super().finish()


spoil_session("moves_that_are_not_legal", _Scribbling)


class _Other(marble.Session):
    def finish(self) -> None:
        super().finish()
        if self._is_played and self.result is not None:
            self.result = replace(self.result, move=marble.Push(b"\0\1"))


spoil_session("another_move_than_played", _Other)


class _Slippery(marble.Session):
    def roll(self) -> None:
        self._speed += not self._is_played
        super().roll()


spoil_session("never_stops_for_a_hand", _Slippery)


class _Restless(marble.Session):
    def step(self) -> None:
        if self.is_idle and self.result is None:
            self._place = (self._place + 1) % marble.GROOVE
        super().step()


spoil_session("moves_before_any_gesture", _Restless)


class _Lively(marble.Session):
    def step(self) -> None:
        if self.result is None:
            super().step()
        else:
            self.result = replace(self.result, settled=marble.Stopped(self._place, self._track + b"\0"))


spoil_session("goes_on_after_the_end", _Lively)


class _Chatty(marble.Session):
    def news(self) -> bytes:
        return self.whole()


spoil_session("news_after_the_end", _Chatty)


class _Drawn(marble.Session):
    def whole(self) -> Any:
        return str(self._place)


spoil_session("shows_no_bytes", _Drawn)


# imagine


@breaks("imagine", cards.GAME, "imagine")
def imagines_another_own_card(view: cards.View, seat: Seat | None, rng: Rng) -> cards.State:
    good = cards.GAME.imagine(view, seat, rng)
    return replace(good, hands=tuple(rng.shuffled(good.hands)))


@breaks("imagine", cards.GAME, "imagine")
def imagines_a_card_twice(view: cards.View, seat: Seat | None, rng: Rng) -> cards.State:
    good = cards.GAME.imagine(view, seat, rng)
    return replace(good, away=(max(good.hands),) * len(good.away))


# tell


@breaks("tell", race.GAME, "tell")
def speechless_rest(state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
    return (Note("snores"),) if isinstance(event.what, race.Rest) else race.GAME.tell(state, event, seat)


@breaks("tell", race.GAME, "tell")
def tells_without_the_seat(state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
    return (Note("rests"),) if isinstance(event.what, race.Rest) else race.GAME.tell(state, event, seat)


@breaks("tell", race.GAME, "tell")
def tells_of_a_stranger(state: race.State, event: Event[race.What], seat: Seat | None) -> tuple[Note, ...]:
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


spoil("bots", "cheating_bot", race.GAME, levels=dict.fromkeys(race.GAME.bots, partial(_Cheat, lazy=False)))


spoil("bots", "moody_bot", race.GAME, levels=dict.fromkeys(race.GAME.bots, partial(_Moody, lazy=False)))


spoil("bots", "bot_before_its_time", race.GAME, levels=dict.fromkeys(race.GAME.bots, partial(_TooFast, lazy=False)))


class _Blind(signs.Bot):
    def choose(
        self, view: signs.State, legal: Sequence[signs.What] | None, budget: Millis, rng: Rng
    ) -> tuple[signs.What, Millis]:
        return signs.Write(rng.below(2)), 0


spoil("bots", "refused_bot", signs.GAME, levels=dict.fromkeys(signs.GAME.bots, _Blind))
