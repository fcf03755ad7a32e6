"""Gophers Walk: reachable holes, combinations of a hand, and whole random games, compared with naive versions.

The naive versions are the obvious first attempt: extend every way step by step, and add, subtract or keep every card.
The benchmark checks that both give the same answers before it measures. The hands are drawn fresh from the deck, each
with a number from 1 to 20, so few of them repeat."""

import time
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

from _report import arguments, tell
from msgspec import convert

from burrow.engine.game import NATURE, Event
from burrow.engine.rng import FastRng, fast_rng
from burrow.games.gophers import GAME, moves
from burrow.games.gophers.data import DIE, DIG, HAND, KINDS
from burrow.games.gophers.data.cards import kind_of, value_of
from burrow.games.gophers.moves import What
from burrow.games.gophers.moves.listing import LISTED
from burrow.games.gophers.options import Options
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.search.combos import combos
from burrow.games.gophers.search.half_hands import Combo
from burrow.games.gophers.search.walks import Near, Way, bits_of, reachable
from burrow.games.gophers.state import Cards, State
from burrow.games.gophers.state.start import deck_of

T = TypeVar("T")

SEED = 20_210_301
COMPARED = 300
FIGURES = 3


class Asked(NamedTuple):
    """A question: where can this figure go?"""

    near: Near
    start: int
    figures: tuple[int, ...]
    pips: int


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument(
        "--seconds", type=float, default=2.0, help="processor time for each row and version (default: %(default)s)"
    )
    asked = parser.parse_args()
    rows = [measure_reach(asked.seconds), *measure_combos(asked.seconds), *measure_games(asked.seconds)]
    tell("gophers", rows, as_json=asked.json)


def row(what: str, *, fast: float, naive: float) -> dict[str, Any]:
    return {"what": what, "per_second": fast, "naive_per_second": naive, "ratio": fast / naive}


def speed(work: Callable[[], int], seconds: float) -> float:
    """Units of work per second of processor time. `work` returns how many units it did; the first call warms up."""
    work()
    spent, done = 0.0, 0
    while spent < seconds:
        begun = time.process_time()
        done += work()
        spent += time.process_time() - begun
    return done / spent


# Reachable holes


def measure_reach(seconds: float) -> dict[str, Any]:
    rng = fast_rng(SEED, "reach")
    for asked in some_moves(rng, COMPARED):
        agree("reachable holes", fast_reach(asked), naive_reach(asked))
    return row(
        "reachable holes",
        fast=fresh_speed(fast_reach, lambda: some_moves(rng, 20_000), seconds),
        naive=fresh_speed(naive_reach, lambda: some_moves(rng, 200), seconds),
    )


def some_moves(rng: FastRng, count: int) -> list[Asked]:
    """Random questions: any page, any hole, two other figures, any roll."""
    pages = ground_for(Options()).pages
    found = []
    for _ in range(count):
        near = rng.choice(pages).near
        start, *figures = rng.shuffled(range(len(near)))[:FIGURES]
        found.append(Asked(near, start, tuple(figures), rng.choice(DIE)))
    return found


def fast_reach(asked: Asked) -> tuple[int, ...]:
    return reachable(asked.near, asked.start, bits_of(asked.figures), asked.pips, free=False)


def naive_reach(asked: Asked) -> tuple[int, ...]:
    return tuple(sorted({way[-1] for way in naive_ways(asked)}))


def naive_ways(asked: Asked) -> tuple[Way, ...]:
    """Every way, found by extending all ways by one step at a time."""
    found: list[tuple[Way, Way]] = [((), (asked.start,))]
    for _ in range(asked.pips):
        longer = []
        for way, stops in found:
            steps = list(naive_steps(asked, (), stops[-1], stops[-1]))
            onward = [step for step in steps if step[-1] not in stops]
            longer += [(way + step, (*stops, step[-1])) for step in onward or steps]
        found = longer
    return tuple(sorted(way for way, _ in found))


def naive_steps(asked: Asked, jumped: Way, hole: int, begun: int) -> Iterator[Way]:
    for other in asked.near[hole]:
        if other in jumped or other == begun:
            continue
        if other in asked.figures:
            yield from naive_steps(asked, (*jumped, other), other, begun)
        else:
            yield (*jumped, other)


# Combinations of a hand


def measure_combos(seconds: float) -> list[dict[str, Any]]:
    return [
        measure_store("combinations, six cards at a store", "basic", seconds),
        measure_store("combinations, only adding", "simplified", seconds),
    ]


def measure_store(what: str, way: str, seconds: float) -> dict[str, Any]:
    options = convert({"way": way}, Options)
    added_only, rng = way == "simplified", fast_rng(SEED, what)

    def fast(hand: tuple[Cards, int]) -> object:
        return combos(hand[0], hand[1], added_only=added_only, limit=LISTED)

    def naive(hand: tuple[Cards, int]) -> object:
        return naive_combos(hand[0], hand[1], (0, 1) if added_only else (-1, 0, 1))

    for hand in some_hands(rng, options, COMPARED):
        agree(what, fast(hand), naive(hand))
    return row(
        what,
        fast=fresh_speed(fast, lambda: some_hands(rng, options, 20_000), seconds),
        naive=fresh_speed(naive, lambda: some_hands(rng, options, 200), seconds),
    )


def some_hands(rng: FastRng, options: Options, count: int) -> list[tuple[Cards, int]]:
    """Six supply cards from the whole deck, and a number that a store may have."""
    deck = tuple(card for card, copies in enumerate(deck_of(options)) for _ in range(copies) if card != DIG)
    return [(tuple(sorted(rng.shuffled(deck)[:HAND])), 1 + rng.below(20)) for _ in range(count)]


def naive_combos(cards: Cards, number: int, signs: tuple[int, ...]) -> tuple[Combo, ...]:
    found = set()
    for chosen in product(signs, repeat=len(cards)):
        if sum(sign * value_of(card) for sign, card in zip(chosen, cards, strict=True)) == number:
            plus = tuple(card for sign, card in zip(chosen, cards, strict=True) if sign == 1)
            minus = tuple(card for sign, card in zip(chosen, cards, strict=True) if sign == -1)
            found.add((plus, minus))
    return tuple(sorted(found, key=order))


def fresh_speed(work: Callable[[Any], object], fresh: Callable[[], list[Any]], seconds: float) -> float:
    """Like `speed`, but with new questions each time. Making them is not measured."""
    each(work, fresh())
    spent, done = 0.0, 0
    while spent < seconds:
        asked = fresh()
        begun = time.process_time()
        done += each(work, asked)
        spent += time.process_time() - begun
    return done / spent


# Whole games


def measure_games(seconds: float) -> list[dict[str, Any]]:
    """Two seats that play at random through the contract; then the same games with naive ways and combinations."""
    return [measure_way(convert({"way": way}, Options), seconds) for way in ("basic", "advanced", "entry")]


def measure_way(options: Options, seconds: float) -> dict[str, Any]:
    agree(f"games, {options.way}", play_games(options, 5), naively(lambda: play_games(options, 5)))
    return row(
        f"random games, {options.way}",
        fast=speed(lambda: play_games(options, 20)[0], seconds),
        naive=naively(lambda: speed(lambda: play_games(options, 5)[0], seconds)),
    )


def play_games(options: Options, games: int) -> tuple[int, tuple[State, ...]]:
    """The number of games, and the last state of each."""
    ends = []
    for number in range(games):
        rng, state = fast_rng(SEED, number), GAME.setup(2, options)
        while not (waiting := GAME.waiting(state)).over:
            by = waiting.seats[0] if waiting.seats else NATURE
            what: What = GAME.sample(state, by, rng) if waiting.seats else GAME.nature(state, rng)
            state = GAME.apply(state, Event(0, 0, by, what))
        ends.append(state)
    return games, tuple(ends)


def naively(work: Callable[[], T]) -> T:
    """Do the work with naive listings of moves, starting with empty caches."""
    clear_caches()
    with patch.multiple(moves, walks=naive_walks, combos=naive_listing, takes=naive_takes):
        done = work()
    clear_caches()
    return done


def clear_caches() -> None:
    for value in vars(moves).values():
        if hasattr(value, "cache_clear"):
            value.cache_clear()


def naive_walks(near: Near, start: int, occupied: int, pips: int, *, free: bool) -> tuple[Way, ...]:
    """With the signature that the rules use; `free` is ignored."""
    figures = tuple(hole for hole in range(len(near)) if occupied >> hole & 1)
    return naive_ways(Asked(near, start, figures, pips))


def naive_listing(cards: Cards, number: int, *, added_only: bool, limit: int) -> tuple[Combo, ...] | None:
    found = naive_combos(cards, number, (0, 1) if added_only else (-1, 0, 1))
    return found if len(found) <= limit else None


def naive_takes(stock: Cards, own: Cards, number: int, *, limit: int) -> tuple[Combo, ...] | None:
    """For each kind: sums of cards of the stock, and a larger card with change from the seat's own pile."""
    found: set[Combo] = set()
    for kind in range(len(KINDS)):
        here = tuple(card for card in stock if kind_of(card) == kind)
        mine = tuple(card for card in own if kind_of(card) == kind)
        found.update((taken, ()) for taken in naive_sums(here, number))
        for card in here:
            found.update(((card,), back) for back in naive_sums(mine, value_of(card) - number))
    return tuple(sorted(found, key=order)) if len(found) <= limit else None


def naive_sums(cards: Cards, number: int) -> set[Cards]:
    """All choices of these cards with this sum."""
    if number <= 0:
        return set()
    found: set[Cards] = set()
    for place, card in enumerate(cards):
        if value_of(card) == number:
            found.add((card,))
        found.update((card, *rest) for rest in naive_sums(cards[place + 1 :], number - value_of(card)))
    return found


def order(combo: Combo) -> tuple[int, Combo]:
    return len(combo[0]) + len(combo[1]), combo


def each(work: Callable[[Any], object], asked: Sequence[Any]) -> int:
    for question in asked:
        work(question)
    return len(asked)


def agree(what: str, ours: object, naive: object) -> None:
    if ours != naive:
        raise SystemExit(f"{what} differ: {ours!r}, but naively {naive!r}")


if __name__ == "__main__":
    main()
