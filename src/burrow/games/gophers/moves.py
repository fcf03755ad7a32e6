"""What can happen: the moves of a seat and nature's answers; which moves there are, and why not others."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from burrow.engine.game import Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.data import CODES, DIG
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.data.books import flaw_of
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.data.combos import combos, fewest, takes
from burrow.games.gophers.data.halves import Combo
from burrow.games.gophers.data.walks import Way, bits_of, reachable, walks
from burrow.games.gophers.options import Options, is_added_only, is_entry
from burrow.games.gophers.state import (
    NOBODY,
    Cards,
    Laid,
    State,
    decider,
    has_dig,
    kind_under,
    maze_of,
    number_under,
    total,
    usable,
)


class Place(Payload, frozen=True):
    """Put your figure on this hole before the game begins (G-05)."""

    hole: int


class Roll(Payload, frozen=True):
    """Roll for your move (G-08)."""


class Walk(Payload, frozen=True):
    """Go this way with exactly the steps that were rolled (G-08). Every hole on the way in order, without the one
    you start from; the occupied ones are jumped (G-14), the last one is where you stop."""

    way: tuple[int, ...]


class Dig(Payload, frozen=True):
    """Play a dig card instead of moving (G-17)."""


class Collect(Payload, frozen=True):
    """Lay these cards of your hand, added and subtracted, for what is printed where you stand (G-25). In the entry
    game: take these cards from the stock and give those back from your own pile (G-54). Both ascending."""

    plus: Cards
    minus: Cards = ()


class Keep(Payload, frozen=True):
    """Keep this card of the gift; a dig card is played at once (G-33, G-35)."""

    card: int


class Decline(Payload, frozen=True):
    """Collect nothing (GA-03); keep nothing of a gift of dig cards only (GA-17); leave out the extra turn (GA-38)."""


class Begins(Payload, frozen=True):
    """Nature: who begins (GA-39)."""

    seat: Seat


class Drew(Payload, frozen=True):
    """Nature: the next card of the draw pile, for the seat or the gift whose turn it is to get one."""

    card: int


class Rolled(Payload, frozen=True):
    """Nature: the die, for a move or for the page."""

    pips: int


class TimeUp(Payload, frozen=True):
    """Nature: the time to decide is over, and the table takes the plainest decision (GA-03)."""


Move = Place | Roll | Walk | Dig | Collect | Keep | Decline
What = Place | Roll | Walk | Dig | Collect | Keep | Decline | Begins | Drew | Rolled | TimeUp

LISTED = 500
"""Combinations that are listed at most; a hand may grow without limit (GA-02)."""
DIGGING: tuple[Move, ...] = (Dig(),)
DECLINING: tuple[Move, ...] = (Decline(),)
ROLLING: tuple[Move, ...] = (Roll(),)


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Holes ascending; roll before dig; ways ascending, then dig; combinations by number of cards, then by cards; the
    cards of a gift ascending; to decline comes last. None where there are too many combinations."""
    if seat != decider(state) or seat == NOBODY:
        return ()
    match state.phase:
        case "place":
            return tuple(Place(hole) for hole in free_holes(state))
        case "ready":
            return ROLLING + digging(state, seat) + (DECLINING if state.turn.extra else ())
        case "walk":
            return _walk_moves(ways(state)) + digging(state, seat)
        case "gift":
            return keeping(state, seat)
        case _:
            found = combinations(state, seat, limit=LISTED)
            return None if found is None else _collect_moves(found)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    if listed is not None:
        return rng.choice(listed)
    found = hint(state, seat)
    return Collect(found.plus, found.minus) if found is not None and rng.below(2) else Decline()


def free_holes(state: State) -> tuple[int, ...]:
    return tuple(hole for hole in range(len(maze_of(state).kind)) if hole not in state.figures)


def digging(state: State, seat: Seat) -> tuple[Move, ...]:
    return DIGGING if has_dig(state, seat) else ()


def ways(state: State) -> tuple[Way, ...]:
    """Of the active seat with its roll."""
    seat, free = state.turn.seat, state.options.turning == "free"
    return walks(maze_of(state).near, state.figures[seat], others(state, seat), state.turn.pips, free=free)


def others(state: State, seat: Seat) -> int:
    """A bit for each hole where another figure stands."""
    return bits_of(hole for other, hole in enumerate(state.figures) if other != seat)


@lru_cache(maxsize=1024)
def _walk_moves(found: tuple[Way, ...]) -> tuple[Move, ...]:
    return tuple([Walk(way) for way in found])


def keeping(state: State, seat: Seat) -> tuple[Move, ...]:
    """Only the active seat may take a dig card (GA-14); where there is no supply card, nothing need be kept (GA-17)."""
    may_dig = seat == state.turn.seat
    kept = tuple(Keep(card) for card in sorted(set(state.gift)) if card != DIG or may_dig)
    return kept if any(state.gift) else kept + DECLINING


def combinations(state: State, seat: Seat, *, limit: int) -> tuple[Combo, ...] | None:
    """What the seat can lay or take where it stands; None where there is more than `limit`."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    if is_entry(state.options):
        return takes(usable(stock(state), kind), usable(state.added[seat], kind), number, limit=limit)
    return combos(usable(state.hands[seat], kind), number, added_only=is_added_only(state.options), limit=limit)


def hint(state: State, seat: Seat) -> Laid | None:
    """A combination with as few cards as possible."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    if is_entry(state.options):
        found = combinations(state, seat, limit=sum(state.pile) ** 9) or ()
        return Laid(*found[0]) if found else None
    best = fewest(usable(state.hands[seat], kind), number, added_only=is_added_only(state.options))
    return None if best is None else Laid(*best)


def stock(state: State) -> Cards:
    """The open cards of the entry game, ascending (G-52)."""
    return cards_of(state.pile)


@lru_cache(maxsize=256)
def cards_of(counts: tuple[int, ...]) -> Cards:
    return tuple(card for card, count in enumerate(counts) for _ in range(count))


@lru_cache(maxsize=1024)
def _collect_moves(found: tuple[Combo, ...]) -> tuple[Move, ...]:
    return (*(Collect(plus, minus) for plus, minus in found), *DECLINING)


def plainest(state: State) -> Move:
    """What the table does for a seat whose time is up (GA-03)."""
    match state.phase:
        case "place":
            return Place(free_holes(state)[0])
        case "ready":
            return Decline() if state.turn.extra else Roll()
        case "walk":
            return Walk(ways(state)[0])
        case "gift" if any(state.gift):
            return Keep(max(state.gift, key=lambda card: (value_of(card), -card)))
        case _:
            return Decline()


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """A flip-book of one's own that is broken, in the words of whoever reads it; a seat that nobody has."""
    flaw = flaw_of(options)
    if flaw is not None:
        return Refusal("G-04", flaw.message, flaw.values)
    if options.first != "chance" and int(options.first) > seats:
        return no("GA-39", "refuse-first", number=int(options.first), seats=seats)
    return None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    """The reasons come in the order in which a player would think, so that a draft too hears the helpful one."""
    if not 0 <= seat < state.seats:
        return no("G-07", "refuse-not-seated")
    if state.phase == "over":
        return no("GA-19", "refuse-over")
    if isinstance(move, Begins | Drew | Rolled | TimeUp):
        return no("G-08", "refuse-nature")
    return refuse_seat(state, seat) or refuse_move(state, seat, move)


def refuse_seat(state: State, seat: Seat) -> Refusal | None:
    """Nature goes first, and one seat at a time."""
    asked = decider(state)
    if asked == NOBODY:
        return no("G-08", "refuse-moment")
    if asked == seat:
        return None
    match state.phase:
        case "place":
            return no("G-05", "refuse-turn", seat=asked)
        case "gift" | "collect":
            return no("GA-13", "refuse-collecting", seat=asked)
        case _:
            return no("G-07", "refuse-turn", seat=asked)


def refuse_move(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase:
        case "place":
            return refuse_place(state, move)
        case "ready":
            return refuse_ready(state, seat, move)
        case "walk":
            return refuse_walking(state, seat, move)
        case "gift":
            return refuse_gift(state, seat, move)
        case _:
            return refuse_collecting(state, seat, move)


def refuse_place(state: State, move: Move) -> Refusal | None:
    if not isinstance(move, Place):
        return no("G-05", "refuse-place-first")
    if move.hole not in range(len(maze_of(state).kind)):
        return no("G-05", "refuse-no-such-hole")
    if move.hole in state.figures:
        return no("GA-32", "refuse-hole-taken", hole=move.hole + 1, seat=state.figures.index(move.hole))
    return None


def refuse_ready(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Roll():
            return None
        case Dig():
            return refuse_dig(state, seat)
        case Walk():
            return no("G-08", "refuse-roll-first")
        case Decline():
            return None if state.turn.extra else no("G-08", "refuse-must-move")
        case Place() | Collect() | Keep():
            return refuse_elsewhere(move)


def refuse_walking(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Walk(way):
            return refuse_way(state, seat, way)
        case Dig():
            return refuse_dig(state, seat)
        case Roll():
            return no("G-08", "refuse-rolled", pips=state.turn.pips)
        case Decline():
            return no("GA-08", "refuse-must-walk", pips=state.turn.pips)
        case Place() | Collect() | Keep():
            return refuse_elsewhere(move)


def refuse_gift(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Keep(card):
            return refuse_keep(state, seat, card)
        case Decline():
            return no("GA-17", "refuse-must-keep") if any(state.gift) else None
        case Place():
            return refuse_elsewhere(move)
        case Roll() | Walk() | Dig() | Collect():
            return no("G-33", "refuse-gift-first")


def refuse_collecting(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Collect(plus, minus):
            return (refuse_take if is_entry(state.options) else refuse_lay)(state, seat, plus, minus)
        case Decline():
            return None
        case Dig():
            return no("GA-12", "refuse-dig-late")
        case Place() | Keep():
            return refuse_elsewhere(move)
        case Roll() | Walk():
            return no("G-24", "refuse-collect-first")


def refuse_elsewhere(move: Place | Collect | Keep) -> Refusal:
    """Moves that have their moment, and this is not it."""
    match move:
        case Place():
            return no("G-05", "refuse-placed")
        case Collect():
            return no("G-24", "refuse-move-first")
        case Keep():
            return no("G-33", "refuse-no-gift")


def refuse_dig(state: State, seat: Seat) -> Refusal | None:
    if has_dig(state, seat):
        return None
    return no("G-58", "refuse-dig-used") if is_entry(state.options) else no("G-17", "refuse-no-dig")


def refuse_way(state: State, seat: Seat, way: Way) -> Refusal | None:
    """Step by step, so that a way that is not finished hears what is wrong so far, or how much is missing."""
    near, occupied, pips = maze_of(state).near, others(state, seat), state.turn.pips
    here, steps = state.figures[seat], 0
    jumped: Way = ()
    visited = {here}
    for hole in way:
        if hole not in range(len(near)):
            return no("G-10", "refuse-no-such-hole")
        last = jumped[-1] if jumped else here
        if hole not in near[last]:
            return no("G-11", "refuse-wall", here=last + 1, there=hole + 1)
        if steps == pips:
            return no("GA-08", "refuse-too-far", pips=pips)
        if occupied >> hole & 1:
            if hole in jumped:
                return no("GA-36", "refuse-jump-twice", hole=hole + 1)
            jumped = (*jumped, hole)
            continue
        if hole == here:
            return no("GA-36", "refuse-jump-back", hole=hole + 1)
        if hole in visited and state.options.turning == "last":
            onward = [end for end in reachable(near, here, occupied, 1, free=True) if end not in visited]
            if onward:
                return no("GA-07", "refuse-turn-back", hole=hole + 1, there=onward[0] + 1)
        here, steps, jumped = hole, steps + 1, ()
        visited.add(hole)
    if jumped:
        return no("GA-06", "refuse-occupied", hole=jumped[-1] + 1, seat=state.figures.index(jumped[-1]))
    return no("GA-08", "refuse-too-short", left=pips - steps) if steps < pips else None


def refuse_keep(state: State, seat: Seat, card: int) -> Refusal | None:
    if card not in state.gift:
        return no("G-33", "refuse-not-in-gift")
    if card == DIG and seat != state.turn.seat:
        return no("GA-14", "refuse-dig-not-active", seat=state.turn.seat)
    return None


def refuse_lay(state: State, seat: Seat, plus: Cards, minus: Cards) -> Refusal | None:
    """Cards of the hand (G-25)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    hand = state.hands[seat]
    if not is_part((*plus, *minus), hand):
        return no("G-25", "refuse-not-in-hand")
    if DIG in plus or DIG in minus:
        return no("G-25", "refuse-dig-collects")
    if kind != "store" and (refusal := refuse_kind((*plus, *minus), kind)):
        return refusal
    if minus and is_added_only(state.options):
        return no("G-40", "refuse-added-only")
    if not plus:
        return no("GA-04", "refuse-nothing-added", number=number) if minus else no("G-25", "refuse-none", number=number)
    return refuse_sum("G-30" if kind == "store" else "G-25", plus, minus, number) or refuse_order(plus, minus)


def refuse_take(state: State, seat: Seat, plus: Cards, minus: Cards) -> Refusal | None:
    """Cards of the open stock, with change from the own pile (G-54)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    if not is_part(plus, stock(state)):
        return no("G-54", "refuse-not-in-stock")
    if not is_part(minus, state.added[seat]):
        return no("GA-29", "refuse-not-in-pile")
    if kind != "store" and (refusal := refuse_kind((*plus, *minus), kind)):
        return refusal
    if len({(card - 1) // 10 for card in (*plus, *minus)}) > 1:
        return no("G-56", "refuse-one-kind")
    if not plus:
        return no("G-54", "refuse-nothing-taken", number=number)
    if minus and len(plus) > 1:
        return no("GA-29", "refuse-change-for-one")
    return refuse_sum("G-54", plus, minus, number) or refuse_order(plus, minus)


def is_part(cards: Cards, whole: Cards) -> bool:
    return all(card in range(CODES) and cards.count(card) <= whole.count(card) for card in cards)


def refuse_kind(cards: Cards, kind: HoleKind) -> Refusal | None:
    return None if usable(cards, kind) == cards else no("G-25", "refuse-kind", kind=kind)


def refuse_sum(rule: str, plus: Cards, minus: Cards, number: int) -> Refusal | None:
    made = total(plus) - total(minus)
    return None if made == number else no(rule, "refuse-sum", made=made, number=number)


def refuse_order(plus: Cards, minus: Cards) -> Refusal | None:
    """Each combination is written in one way only."""
    ascending = all(before <= card for cards in (plus, minus) for before, card in pairwise(cards))
    return None if ascending else no("G-26", "refuse-order")


def may_undo(state: State, event: Event[What]) -> bool:
    """What was decided without chance or hidden news, while nothing else has happened and a seat is asked."""
    return isinstance(event.what, Place | Walk | Collect | Decline) and decider(state) != NOBODY


def no(rule: str, message: str, **values: str | int) -> Refusal:
    return Refusal(rule, message, tuple(values.items()))
