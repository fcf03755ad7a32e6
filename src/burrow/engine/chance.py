"""What games draw from, declared as data: dice, lots for a seat, decks, sets that are dealt. And where nature's answers
show what was drawn.

A game's `nature` draws from what the game declares and from nothing else (a law checks it). So anyone can recompute
every draw of a log without knowing the rules: `burrow.engine.audit` here, and the verifier in a browser."""

from collections.abc import Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from burrow.engine.rng import Rng

Value: TypeAlias = str | int
"""A side of a die, a card, a piece."""
T = TypeVar("T", bound=str | int)

When: TypeAlias = tuple[tuple[str, tuple[str | bool, ...]], ...]
"""Options and the values under which something holds; empty: always."""


class Label(Struct, frozen=True, omit_defaults=True):
    """A value in words: a message of the game's locales."""

    message: str
    values: tuple[tuple[str, str | int], ...] = ()


class Die(Struct, Generic[T], frozen=True, omit_defaults=True, tag="die"):
    """Each side is equally likely. The name of a source is the message `chance-<name>` of the game's locales."""

    name: str
    sides: tuple[T, ...]
    """A value may be on several sides."""
    labels: tuple[Label, ...] = ()
    """By side; empty: the sides are numbers and need no words."""

    def roll(self, rng: Rng) -> T:
        return self.sides[rng.below(len(self.sides))]


class Lot(Struct, frozen=True, tag="lot"):
    """One seat of all, each equally likely."""

    name: str

    def draw(self, rng: Rng, seats: int) -> int:
        return rng.below(seats)


class Start(Struct, frozen=True, omit_defaults=True):
    """What a deck holds before the game."""

    copies: tuple[int, ...]
    """By kind of card."""
    when: When = ()


class Deck(Struct, Generic[T], frozen=True, omit_defaults=True, tag="deck"):
    """Cards that are drawn one by one, each equally likely, and never come back. If the deck is empty, the rules say
    which card it is, and nothing is drawn."""

    name: str
    cards: tuple[T, ...]
    """Every kind of card once."""
    starts: tuple[Start, ...]
    """The first one whose `when` holds counts."""
    labels: tuple[Label, ...] = ()
    """By kind of card; empty: the cards are numbers and need no words."""

    def draw(self, rng: Rng, left: Sequence[int]) -> T:
        """`left`: by kind of card, how many are in the deck."""
        return rng.weighted(tuple(zip(self.cards, left, strict=True)))


class Deal(Struct, Generic[T], frozen=True, omit_defaults=True, tag="deal"):
    """Pieces that are shuffled once and dealt in hands."""

    name: str
    pieces: tuple[T, ...]
    hand: int
    """Pieces in each hand; the last hand may have fewer. Their order within a hand does not matter."""
    labels: tuple[Label, ...] = ()
    """By piece; empty: the pieces are numbers and need no words."""

    def shuffle(self, rng: Rng) -> tuple[T, ...]:
        return rng.shuffled(self.pieces)


Source: TypeAlias = Die[Any] | Lot | Deck[Any] | Deal[Any]


class Shown(Struct, frozen=True):
    """Where an answer of nature shows what was drawn. An answer that draws several times has one for each source, in
    the order of the draws."""

    payload: str
    """The name of the payload's class."""
    path: str
    """Names of fields and places in tuples, with dots between them; `*` stands for every place, in order. For a deal,
    the tuple of all pieces."""
    source: Source


def start_of(deck: Deck[Any], options: Struct) -> tuple[int, ...]:
    """What the deck holds at a table with these options. Raises `LookupError` if it is not used there."""
    for start in deck.starts:
        if all(getattr(options, key) in values for key, values in start.when):
            return start.copies
    raise LookupError(f"the deck {deck.name!r} is not used with these options")


def sources_of(chance: Sequence[Shown]) -> dict[str, Source]:
    """Every source once, by name."""
    return {shown.source.name: shown.source for shown in chance}
