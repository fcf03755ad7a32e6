"""The only module that rolls and draws: nature's answers, and how likely each one is."""

from collections.abc import Sequence

from burrow.engine.chance import Deck, Die, Label, Lot, Shown, Start
from burrow.engine.rng import Rng
from burrow.games.gophers.data import CODES, DIE
from burrow.games.gophers.data.cards import name_of, value_of
from burrow.games.gophers.moves import Begins, Drew, Rolled, TimeUp, What
from burrow.games.gophers.options import Options
from burrow.games.gophers.state import State
from burrow.games.gophers.state.start import deck_of

STARTER = Lot("starter")
PIPS = Die("die", tuple(DIE))
PILE = Deck(
    "pile",
    tuple(range(CODES)),
    (
        Start(deck_of(Options(way="basic")), when=(("way", ("basic", "advanced")),)),
        Start(deck_of(Options(way="simplified")), when=(("way", ("simplified", "both")),)),
    ),
    tuple(Label("chance-card", (("kind", name_of(card)), ("value", value_of(card)))) for card in range(CODES)),
)
CHANCE = (Shown("Begins", "seat", STARTER), Shown("Drew", "card", PILE), Shown("Rolled", "pips", PIPS))
FAIR: tuple[tuple[What, int], ...] = tuple((Rolled(pips), 1) for pips in DIE)
DRAWN: tuple[Drew, ...] = tuple(Drew(card) for card in range(CODES))
TIME_UP = TimeUp()


def nature(state: State, rng: Rng) -> What:
    """Draws the starter or a card, or rolls the die; at a deadline, ends the time to decide."""
    match state.phase:
        case "begin":
            return Begins(STARTER.draw(rng, state.seats))
        case "draw" | "unwrap":
            return DRAWN[PILE.draw(rng, state.pile) if any(state.pile) else state.buried[0].card]
        case "open" | "roll" | "page":
            return Rolled(PIPS.roll(rng))
        case "place" | "ready" | "walk" | "gift" | "collect" | "over":
            return TIME_UP


def odds(state: State) -> Sequence[tuple[What, int]]:
    """Every answer nature may give now; empty while the table waits without a clock, and after the end."""
    match state.phase:
        case "begin":
            return tuple((Begins(seat), 1) for seat in range(state.seats))
        case "draw" | "unwrap":
            return card_odds(state)
        case "open" | "roll" | "page":
            return FAIR
        case "place" | "ready" | "walk" | "gift" | "collect" | "over":
            return ((TIME_UP, 1),) if state.deadline is not None else ()


def card_odds(state: State) -> Sequence[tuple[What, int]]:
    """Every card of the pile is equally likely; cards put under it come last, in order (G-34)."""
    if not any(state.pile):
        return ((DRAWN[state.buried[0].card], 1),)
    return tuple((DRAWN[card], count) for card, count in enumerate(state.pile) if count)
