"""Tables arranged in one line, in a small burrow that is easy to remember. `after` plays events: every move passes
through `refuse` and is listed, every answer of nature must be possible, no invariant breaks and no card gets lost."""

from typing import Any

from msgspec.structs import replace

from burrow.engine.game import NATURE, Event, Note, Refusal, Seat
from burrow.games.gophers import GAME
from burrow.games.gophers.data import DIG
from burrow.games.gophers.data.book import SIGNS
from burrow.games.gophers.data.cards import card_of, name_of, value_of
from burrow.games.gophers.moves import Begins, Drew, Rolled, TimeUp, What, moves
from burrow.games.gophers.nature import odds
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import Buried, Cards, Phase, State, Turn
from burrow.games.gophers.state.reading import decider
from burrow.games.gophers.state.start import deck_of
from burrow.games.gophers.view import View

SMALL = """
page 1
b7----a5----g3----@
|                 |
|                 |
s12---!     o-----b2
|                 |
|                 |
a9----g4----s6----b1
page 2
@-----b3----!-----@
                  |
                  |
g6----a4----b10---a9
|
|
b5----!-----@-----a2
page 3
b8----a7----g1----@
|     |     |     |
|     |     |     |
g5----@     s9----a1
|     |     |     |
|     |     |     |
o-----b3----g2----b2
page 4
g2----b2----a2----!
|     |     |     |
|     |     |     |
b4----!-----a3----g5
|     |     |     |
|     |     |     |
a6----g8----b5----s14
page 5
a8----b6----g7----b6
|     |     |     |
|     |     |     |
a4----!-----g9----b3
|     |     |     |
|     |     |     |
b1----a10---g10---s20
page 6
b9----g6----a1----o
|     |     |     |
|     |     |     |
o-----g2----b5----a3
|     |     |     |
|     |     |     |
!-----s8----a4----b3
"""
"""Holes are counted in reading order:

    0  1  2  3        page 1: a ring around it all; 5 is a dead end at 4, and 6 one at 7
    4  5  6  7        page 2: one long way, 0 1 2 3 7 6 5 4 8 9 10 11
    8  9 10 11        pages 3 to 6: neighbours up and down, left and right; on page 3 not 5 with 6

Hole 3 is a portal on pages 1 to 3 and a gift on page 4; hole 5 is a gift on pages 1, 4 and 5, a portal on page 3."""

BARREN_MAP = """
o-----o-----o-----o
|
|
o-----o-----o-----o
                  |
                  |
s20---o-----o-----o
"""
BARREN = "".join(f"page {number}{BARREN_MAP}" for number in range(1, 7))
"""One long way, with nothing but a store of 20 at its end."""


def arranged(
    seats: int = 2,
    *,
    at: tuple[int, ...] = (0, 11, 8, 6, 9),
    hands: tuple[str, ...] = (),
    page: int = 1,
    phase: Phase = "ready",
    turn: Turn | Seat = 0,
    pips: int = 0,
    pile: str | None = None,
    under: tuple[tuple[str, Seat], ...] = (),
    added: tuple[str, ...] = (),
    subtracted: tuple[str, ...] = (),
    used: int = 0,
    state: dict[str, Any] | None = None,
    **options: Any,
) -> State:
    """A table in the first round, before a seat's turn; with `pips`, after its roll. Hands not given have six cards of
    the deck; in the junior game, none. `pile`: the only cards left in the draw pile, or in the open stock; cards that
    are then nowhere are out of the game. `state`: any other field."""
    first = GAME.setup(seats, Options(**{"book": "own", "own": SMALL, "first": "1", **options}))
    active = turn if isinstance(turn, Turn) else Turn(turn, pips=pips)
    arranged = replace(
        first,
        phase="walk" if pips and phase == "ready" else phase,
        page=page,
        round=1,
        turn=active,
        figures=at[:seats],
        hands=named(seats, hands),
        added=named(seats, added),
        subtracted=named(seats, subtracted),
        buried=tuple(Buried(cards(card)[0], seat) for card, seat in under),
        used=used,
        draws=(),
        **(state or {}),
    )
    if options.get("way") != "entry":
        arranged = replace(arranged, hands=filled(arranged, len(hands)))
    rest = left_over(arranged) if pile is None else counts(cards(pile))
    return replace(arranged, pile=rest)


def cards(names: str) -> Cards:
    """The cards of names like `b3 a10 d`: kind and value, `d` for a dig card. In the order written."""
    kinds = {sign: kind for kind, (sign, _) in enumerate(SIGNS[:3])}
    return tuple(DIG if name == "d" else card_of(kinds[name[0]], int(name[1:])) for name in names.split())


def names(held: Cards) -> str:
    """The inverse of `cards`."""
    return " ".join("d" if card == DIG else f"{name_of(card)[0]}{value_of(card)}" for card in held)


def named(seats: int, rows: tuple[str, ...]) -> tuple[Cards, ...]:
    return (*(tuple(sorted(cards(row))) for row in rows), *((),) * (seats - len(rows)))


def filled(state: State, known: int) -> tuple[Cards, ...]:
    """Six cards for every seat from this one on, from those still available, dig cards last."""
    deck = [card for card, count in enumerate(left_over(state)) for _ in range(count) if card != DIG]
    return (*state.hands[:known], *(tuple(deck[6 * i : 6 * i + 6]) for i in range(state.seats - known)))


def left_over(state: State) -> tuple[int, ...]:
    """The cards of the deck that are nowhere else."""
    rest = list(deck_of(state.options))
    placed = [*state.hands, *state.added, *state.subtracted, state.gift, [buried.card for buried in state.buried]]
    for card in [card for some in placed for card in some]:
        rest[card] -= 1
    rest[DIG] -= 0 if state.digs else state.used
    assert min(rest) >= 0, f"more cards than there are: {rest}"
    return tuple(rest)


def counts(some: Cards) -> tuple[int, ...]:
    return tuple(some.count(card) for card in range(31))


def after(state: State, *whats: What | str) -> State:
    """The table after these events: moves by the seat that is asked, answers of nature; `"b3"` for a card that is
    drawn."""
    for what in whats:
        state = step(state, Drew(cards(what)[0]) if isinstance(what, str) else what)
    return state


def step(state: State, what: What) -> State:
    event = event_of(state, what)
    if event.by == NATURE:
        assert what in [possible for possible, _ in odds(state)], f"nature cannot answer {what!r}"
    else:
        refusal = GAME.refuse(state, event.by, what, event.at)
        assert refusal is None, refusal
        assert what in (moves(state, event.by) or (what,)), f"{what!r} is not listed"
    GAME.tell(state, event, None)
    result = GAME.apply(state, event)
    assert set(GAME.faults(result)) <= set(GAME.faults(state)), GAME.faults(result)
    return result


def event_of(state: State, what: What) -> Event[What]:
    by = NATURE if isinstance(what, Begins | Drew | Rolled | TimeUp) else decider(state)
    return Event(0, state.deadline or 0, by, what)


def refusal(state: State, seat: Seat, move: What) -> Refusal:
    """The refusal that a move must get; the move must not be listed."""
    refused = GAME.refuse(state, seat, move, 0)
    assert refused is not None, f"{move!r} was taken"
    assert move not in (moves(state, seat) or ())
    return refused


def why(state: State, seat: Seat, move: What) -> tuple[str, str]:
    """The rule and the message with which a move must be refused."""
    refused = refusal(state, seat, move)
    return refused.rule, refused.message


def told(state: State, what: What) -> tuple[Note, ...]:
    """What everybody hears of it."""
    return GAME.tell(state, event_of(state, what), None)


def seen(state: State, seat: Seat | None = None) -> View:
    return GAME.view(state, seat)


def totals(state: State) -> list[int]:
    return [score.total for score in GAME.score(state)]
