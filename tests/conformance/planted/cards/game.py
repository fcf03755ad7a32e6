"""Everyone has a card, face down, and keeps it or changes it once. Then all are shown, and the highest wins."""

from collections.abc import Sequence
from typing import Literal, assert_never

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.assemble import Assembled
from burrow.engine.chance import Deck, Shown, Start
from burrow.engine.game import (
    OVER,
    Event,
    Line,
    Millis,
    Note,
    Payload,
    Refusal,
    Rule,
    Score,
    Seat,
    Waiting,
)  # fmt: skip
from burrow.engine.rng import Rng


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    deck: Literal["small", "large"] = "small"


class Keep(Payload, frozen=True):
    """Keep the card."""


class Change(Payload, frozen=True):
    """Put the card aside unseen and get another."""


class Dealt(Payload, frozen=True):
    """Nature: a card for a seat; only that seat sees which."""

    seat: Seat
    card: int


What = Keep | Change | Dealt
SMALL, LARGE = 7, 12
DECK = Deck(
    "deck",
    tuple(range(1, LARGE + 1)),
    (Start((1,) * SMALL + (0,) * (LARGE - SMALL), when=(("deck", ("small",)),)), Start((1,) * LARGE)),
)


class State(Struct, frozen=True):
    deck: int
    hands: tuple[int, ...]
    """The card of each seat; 0 while it has none."""
    away: tuple[int, ...] = ()
    """Cards put aside, oldest first."""
    turn: Seat = 0
    """The seat that decides; the number of seats once all have decided."""


class View(Struct, frozen=True):
    deck: int
    own: int
    """0 for a spectator and before the deal."""
    dealt: tuple[bool, ...]
    away: int
    """How many cards were put aside."""
    shown: tuple[int, ...]
    """All cards at the end; empty before."""
    turn: Seat


def setup(seats: int, options: Options) -> State:
    return State(SMALL if options.deck == "small" else LARGE, (0,) * seats)


def apply(state: State, event: Event[What]) -> State:
    match event.what:
        case Keep():
            return replace(state, turn=state.turn + 1)
        case Change():
            away = (*state.away, state.hands[event.by])
            return replace(state, hands=put(state.hands, event.by, 0), away=away, turn=state.turn + 1)
        case Dealt(seat, card):
            return replace(state, hands=put(state.hands, seat, card))
        case _:
            assert_never(event.what)


def waiting(state: State) -> Waiting:
    if 0 in state.hands:
        return Waiting(nature="chance")
    return Waiting(seats=(state.turn,)) if state.turn < len(state.hands) else OVER


def moves(state: State, seat: Seat) -> Sequence[What] | None:
    return (Keep(), Change()) if seat in waiting(state).seats else ()


def sample(state: State, seat: Seat, rng: Rng) -> What:
    return Keep() if rng.below(2) else Change()


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    if waiting(state).over:
        return Refusal("C-02", "is-over")
    if seat not in waiting(state).seats:
        return Refusal("C-01", "not-your-turn")
    return None if isinstance(move, Keep | Change) else Refusal("C-01", "no-dealer")


def nature(state: State, rng: Rng) -> What:
    away = {*state.hands, *state.away, *range(state.deck + 1, LARGE + 1)}
    return Dealt(state.hands.index(0), DECK.draw(rng, [int(card not in away) for card in DECK.cards]))


def odds(state: State) -> Sequence[tuple[What, int]] | None:
    if 0 not in state.hands:
        return None
    left = sorted(set(range(1, state.deck + 1)) - set(state.hands) - set(state.away))
    return tuple((Dealt(state.hands.index(0), card), 1) for card in left)


def view(state: State, seat: Seat | None) -> View:
    return View(
        deck=state.deck,
        own=0 if seat is None else state.hands[seat],
        dealt=tuple(card > 0 for card in state.hands),
        away=len(state.away),
        shown=state.hands if waiting(state).over else (),
        turn=state.turn,
    )


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    return event.what if not isinstance(event.what, Dealt) or event.what.seat == seat else None


def tell(state: State, event: Event[What], seat: Seat | None) -> tuple[Note, ...]:
    match event.what:
        case Dealt(to, card):
            own = (Note("your-card", (("card", card),)),) if to == seat else ()
            return (Note("gets-card", (("seat", to),)), *own)
        case Keep():
            return (Note("keeps", (("seat", event.by),)),)
        case Change():
            return (Note("changes", (("seat", event.by),)),)
        case _:
            assert_never(event.what)


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    known = set(view.shown) | {view.own}
    unseen = list(rng.shuffled([card for card in range(1, view.deck + 1) if card not in known]))
    hands = view.shown or tuple(
        (view.own if s == seat else unseen.pop()) if has else 0 for s, has in enumerate(view.dealt)
    )
    return State(view.deck, hands, tuple(unseen.pop() for _ in range(view.away)), view.turn)


def may_undo(state: State, event: Event[What]) -> bool:
    return isinstance(event.what, Keep) and not waiting(state).over


def score(state: State) -> tuple[Score, ...]:
    points = state.hands if waiting(state).over else (0,) * len(state.hands)
    return tuple(
        Score(seat, 1 + sum(other > one for other in points), (Line("C-02", "card-points", one),))
        for seat, one in enumerate(points)
    )


def faults(state: State) -> tuple[str, ...]:
    cards = [card for card in (*state.hands, *state.away) if card]
    return () if len(cards) == len(set(cards)) else ("a card is there twice",)


class Bot:
    def choose(self, view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> tuple[What, Millis]:
        return (Keep() if 2 * view.own > view.deck else Change()), 300


def put(hands: tuple[int, ...], seat: Seat, card: int) -> tuple[int, ...]:
    return (*hands[:seat], card, *hands[seat + 1 :])


GAME = Assembled(
    id="cards",
    seats=range(2, 4),
    traits=frozenset({"chance", "hidden"}),
    options=Options,
    payload=What,
    view_type=View,
    rulebook=(Rule("C-01", "play", 1), Rule("C-02", "end", 1)),
    levels={"brave": Bot},
    setup=setup,
    apply=apply,
    waiting=waiting,
    moves=moves,
    sample=sample,
    refuse=refuse,
    chance=(Shown("Dealt", "card", DECK),),
    nature=nature,
    odds=odds,
    view=view,
    redact=redact,
    tell=tell,
    imagine=imagine,
    may_undo=may_undo,
    score=score,
    faults=faults,
)
