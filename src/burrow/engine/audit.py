"""Recomputes every draw of a game from its key and from what the game declares (`burrow.engine.chance`), without asking
the rules. The verifier in the browser does the same; `web/src/verify/audit.ts` is its twin."""

from collections.abc import Iterator, Sequence
from typing import Any, assert_never

import msgspec
from msgspec import Struct

from burrow.engine.chance import Deal, Deck, Die, Lot, Shown, Source, Value, start_of
from burrow.engine.game import Event, Setup
from burrow.engine.luck import key_of
from burrow.engine.rng import Rng, TableRng


class Draw(Struct, frozen=True):
    """One draw of an entry."""

    source: str
    shown: Value | tuple[Value, ...]
    """What the log says."""
    drawn: Value | tuple[Value, ...] | None
    """What the key gives; None: the deck was empty, and the rules say which card it is."""
    is_right: bool


class Audit:
    """Follows one game from its first entry."""

    def __init__(self, chance: Sequence[Shown], setup: Setup) -> None:
        self._chance = chance
        self._setup = setup
        self._key = key_of(setup.seed, setup.luck)
        self._left: dict[str, list[int]] = {}
        """By deck, what is left of each kind of card."""

    def draws(self, event: Event[Any], rng: Rng | None = None) -> list[Draw]:
        """What nature drew for this event, in order. `rng` is the entry's stream, if the caller watches it."""
        rng = rng if rng is not None else TableRng(self._key, event.seq)
        kind, plain = type(event.what).__name__, msgspec.to_builtins(event.what)
        return [
            self._draw(shown.source, value, rng)
            for shown in self._chance
            if shown.payload == kind
            for value in values_at(plain, shown.path)
        ]

    def _draw(self, source: Source, shown: Any, rng: Rng) -> Draw:
        match source:
            case Die():
                drawn: Any = source.roll(rng)
            case Lot():
                drawn = source.draw(rng, self._setup.seats)
            case Deck():
                drawn = self._card(source, rng)
            case Deal():
                return _dealt(source, tuple(shown), rng)
            case _:
                assert_never(source)
        return Draw(source.name, shown, drawn, drawn is None or shown == drawn)

    def _card(self, deck: Deck[Any], rng: Rng) -> Value | None:
        if deck.name not in self._left:
            self._left[deck.name] = list(start_of(deck, self._setup.options))
        left = self._left[deck.name]
        if not any(left):
            return None
        card: Value = deck.draw(rng, left)
        left[deck.cards.index(card)] -= 1
        return card


def _dealt(deal: Deal[Any], shown: tuple[Value, ...], rng: Rng) -> Draw:
    """The same pieces in each hand."""
    drawn = deal.shuffle(rng)
    is_right = len(shown) == len(drawn) and _hands(shown, deal.hand) == _hands(drawn, deal.hand)
    return Draw(deal.name, shown, drawn, is_right)


def _hands(pieces: tuple[Value, ...], size: int) -> list[list[str]]:
    hands = (pieces[first : first + size] for first in range(0, len(pieces), size))
    return [sorted(map(str, hand)) for hand in hands]


def values_at(plain: Any, path: str) -> Iterator[Any]:
    """The values at a path of `Shown`."""
    first, _, rest = path.partition(".")
    if not first:
        yield plain
    elif first == "*":
        for each in plain:
            yield from values_at(each, rest)
    else:
        yield from values_at(plain[int(first) if first.isdecimal() else first], rest)
