"""What can happen: the moves of a seat and nature's answers; which moves are legal, and why others are not."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, assert_never

from burrow.engine.game import Event, Millis, Payload, Refusal, Seat
from burrow.engine.rng import Rng
from burrow.engine.sentences import no
from burrow.games.gophers.data import DIG, TOP
from burrow.games.gophers.data.cards import kind_of, value_of
from burrow.games.gophers.options import Options, is_added_only, is_entry
from burrow.games.gophers.reader.books import flaw_of
from burrow.games.gophers.search.combos import combos, fewest, takes
from burrow.games.gophers.search.half_hands import Combo
from burrow.games.gophers.search.walks import Near, Way, bits_of, reachable, shortlist, walks
from burrow.games.gophers.state import (
    NOBODY,
    Cards,
    Laid,
    State,
    cards_left,
    chosen_words,
    decider,
    has_dig,
    kind_under,
    maze_of,
    number_under,
    sorted_out,
    total,
    usable,
)


class Place(Payload, frozen=True):
    """Put your figure on this hole before the game begins (G-05)."""

    hole: int


class Roll(Payload, frozen=True):
    """Roll for your move (G-08)."""


class Walk(Payload, frozen=True):
    """Go this way with exactly the steps rolled (G-08). Lists every hole on the way in order, without the one you start
    from; occupied ones are jumped (G-14), and you stop on the last one."""

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
    """Nature: the time to decide is over, and the table makes the plainest decision (GA-03)."""


Move = Place | Roll | Walk | Dig | Collect | Keep | Decline
What = Place | Roll | Walk | Dig | Collect | Keep | Decline | Begins | Drew | Rolled | TimeUp

LISTED = 500
"""Most combinations that are listed; a hand may grow without limit (GA-02)."""
MANY = 1_000_000
"""More than can be taken from the open stock."""
DIGGING: tuple[Move, ...] = (Dig(),)
DECLINING: tuple[Move, ...] = (Decline(),)
ROLLING: tuple[Move, ...] = (Roll(),)


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    """Holes ascending; roll before dig; the simplest way first, then dig; combinations by number of cards, then by
    cards; the cards of a gift ascending; declining comes last. None if there are too many ways or combinations."""
    if seat != decider(state) or seat == NOBODY:
        return ()
    match state.phase:
        case "place":
            return tuple(Place(hole) for hole in free_holes(state))
        case "ready":
            return ROLLING + digging(state, seat) + (DECLINING if state.turn.extra else ())
        case "walk":
            listed = walking(state)
            return None if listed is None else listed + digging(state, seat)
        case "gift":
            return keeping(state, seat)
        case _:
            found = combinations(state, seat, limit=LISTED)
            return None if found is None else _collect_moves(found)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    if listed is not None:
        return rng.choice(listed)
    if state.phase == "walk":
        return rng.choice((*(Walk(way) for way in outcomes(state)), *digging(state, seat)))
    found = hint(state, seat)
    return Collect(found.plus, found.minus) if found is not None and rng.below(2) else Decline()


def free_holes(state: State) -> tuple[int, ...]:
    return tuple(hole for hole in range(len(maze_of(state).kind)) if hole not in state.figures)


def digging(state: State, seat: Seat) -> tuple[Move, ...]:
    return DIGGING if has_dig(state, seat) else ()


def walking(state: State) -> tuple[Walk, ...] | None:
    """Every way of the active seat with its roll; None if there are too many."""
    return _listed(maze_of(state).near, *roll_of(state))


def outcomes(state: State) -> tuple[Way, ...]:
    """Used when there are too many ways: one for each hole where the move can end and each choice of figures to jump.
    Nothing else about a way has any effect."""
    near, (start, occupied, pips, free) = maze_of(state).near, roll_of(state)
    return shortlist(near, start, occupied, pips, free=free)


def roll_of(state: State) -> tuple[int, int, int, bool]:
    """Where the active seat starts, where others stand, how far it goes and whether it may turn back freely."""
    seat = state.turn.seat
    return state.figures[seat], others(state, seat), state.turn.pips, state.options.turning == "free"


@lru_cache(maxsize=1024)
def _listed(near: Near, start: int, occupied: int, pips: int, free: bool) -> tuple[Walk, ...] | None:
    found = walks(near, start, occupied, pips, free=free)
    return None if found is None else tuple([Walk(way) for way in found])


def others(state: State, seat: Seat) -> int:
    """A bit for each hole with another seat's figure."""
    return bits_of(state.figures[:seat] + state.figures[seat + 1 :])


def keeping(state: State, seat: Seat) -> tuple[Move, ...]:
    """Only the active seat may take a dig card (GA-14); without a supply card, a seat may keep nothing (GA-17)."""
    may_dig = seat == state.turn.seat
    kept = tuple(Keep(card) for card in sorted(set(state.gift)) if card != DIG or may_dig)
    return kept if any(state.gift) else kept + DECLINING


def combinations(state: State, seat: Seat, *, limit: int) -> tuple[Combo, ...] | None:
    """What the seat can lay or take where it stands; None if there are more than `limit`."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    if is_entry(state.options):
        return takes(usable(stock(state), kind), usable(state.added[seat], kind), number, limit=limit)
    return combos(usable(state.hands[seat], kind), number, added_only=is_added_only(state.options), limit=limit)


def hint(state: State, seat: Seat) -> Laid | None:
    """A combination with as few cards as possible."""
    if is_entry(state.options):
        best = next(iter(combinations(state, seat, limit=MANY) or ()), None)
    else:
        cards = usable(state.hands[seat], kind_under(state, seat))
        best = fewest(cards, number_under(state, seat), added_only=is_added_only(state.options))
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
            return Walk(outcomes(state)[0])
        case "gift" if any(state.gift):
            return Keep(max(state.gift, key=lambda card: (value_of(card), -card)))
        case _:
            return Decline()


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Refuses a broken custom flip-book in the words of the book reader, a starter who is not at the table, and numbers
    to sort out that do not exist or are all there are."""
    flaw = flaw_of(options)
    if flaw is not None:
        return Refusal("G-04", flaw.message, flaw.values)
    if options.first != "chance" and int(options.first) > seats:
        return no("GA-39", "refuse-first", number=int(options.first), seats=seats)
    return refuse_chosen(options) if is_entry(options) and options.entry == "chosen" else None


def refuse_chosen(options: Options) -> Refusal | None:
    """Some numbers of each kind must be left (G-55)."""
    numbers = [str(value) for value in range(1, TOP + 1)]
    strange = [word for word in chosen_words(options) if word not in numbers]
    if strange:
        return no("G-55", "refuse-chosen", word=strange[0], most=TOP)
    return no("G-55", "refuse-chosen-all") if len(sorted_out(options)) == TOP else None


def refuse(state: State, seat: Seat, move: What, at: Millis) -> Refusal | None:
    """Reasons are checked in the order in which a player would think, so that drafts get the most helpful one too."""
    if not 0 <= seat < state.seats:
        return no("G-07", "refuse-not-seated")
    if state.phase == "over":
        return no("GA-19", "refuse-over")
    if isinstance(move, Begins | Drew | Rolled | TimeUp):
        return no("G-08", "refuse-nature")
    return refuse_seat(state, seat) or refuse_move(state, seat, move)


def refuse_seat(state: State, seat: Seat) -> Refusal | None:
    """Nature goes first, then one seat at a time."""
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
        case "ready" | "walk":
            return refuse_moving(state, seat, move)
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


def refuse_moving(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Dig():
            return refuse_dig(state, seat)
        case Roll() | Walk() | Decline():
            return refuse_ready(state, move) if state.phase == "ready" else refuse_walking(state, seat, move)
        case Place() | Collect() | Keep():
            return refuse_elsewhere(state, move)
        case _:
            assert_never(move)


def refuse_ready(state: State, move: Roll | Walk | Decline) -> Refusal | None:
    match move:
        case Roll():
            return None
        case Walk():
            return no("G-08", "refuse-roll-first")
        case Decline():
            return None if state.turn.extra else no("G-08", "refuse-must-move")
        case _:
            assert_never(move)


def refuse_walking(state: State, seat: Seat, move: Roll | Walk | Decline) -> Refusal | None:
    match move:
        case Walk(way):
            return refuse_way(state, seat, way)
        case Roll():
            return no("G-08", "refuse-rolled", pips=state.turn.pips)
        case Decline():
            return no("GA-08", "refuse-must-walk", pips=state.turn.pips)
        case _:
            assert_never(move)


def refuse_gift(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Keep(card):
            return refuse_keep(state, seat, card)
        case Decline():
            return no("GA-17", "refuse-must-keep") if any(state.gift) else None
        case Place():
            return refuse_elsewhere(state, move)
        case Roll() | Walk() | Dig() | Collect():
            return no("G-33", "refuse-gift-first")
        case _:
            assert_never(move)


def refuse_collecting(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move:
        case Collect(plus, minus):
            laid = Laid(plus, minus)
            return refuse_take(state, seat, laid) if is_entry(state.options) else refuse_lay(state, seat, laid)
        case Decline():
            return None
        case Dig():
            return no("GA-12", "refuse-dig-late")
        case Place() | Keep():
            return refuse_elsewhere(state, move)
        case Roll() | Walk():
            return no("G-24", "refuse-collect-first")
        case _:
            assert_never(move)


def refuse_elsewhere(state: State, move: Place | Collect | Keep) -> Refusal:
    """Refuses moves that belong to another phase."""
    match move:
        case Place():
            return no("G-05", "refuse-placed")
        case Collect():
            return no("G-24", "refuse-move-first")
        case Keep():
            return no("G-57" if is_entry(state.options) else "G-33", "refuse-no-gift")
        case _:
            assert_never(move)


def refuse_dig(state: State, seat: Seat) -> Refusal | None:
    if has_dig(state, seat):
        return None
    return no("G-58", "refuse-dig-used") if is_entry(state.options) else no("G-17", "refuse-no-dig")


# A way is checked hole by hole, so that an unfinished one hears what is wrong so far, or how much is missing.


class Tracks(NamedTuple):
    """How far a figure has come on its way."""

    visited: Way
    """Where it has stood, starting hole first."""
    jumped: Way = ()
    """The holes passed so far in an unfinished jump."""

    @property
    def steps(self) -> int:
        return len(self.visited) - 1

    def onto(self, hole: int, *, free: bool) -> "Tracks":
        return Tracks((*self.visited, hole)) if free else Tracks(self.visited, (*self.jumped, hole))


def refuse_way(state: State, seat: Seat, way: Way) -> Refusal | None:
    occupied = others(state, seat)
    tracks = Tracks((state.figures[seat],))
    for hole in way:
        refusal = refuse_hole(state, occupied, tracks, hole)
        if refusal is not None:
            return refusal
        tracks = tracks.onto(hole, free=not occupied >> hole & 1)
    return refuse_stop(state, tracks)


def refuse_hole(state: State, occupied: int, tracks: Tracks, hole: int) -> Refusal | None:
    near, pips = maze_of(state).near, state.turn.pips
    last = (tracks.visited + tracks.jumped)[-1]
    if hole not in range(len(near)):
        return no("G-10", "refuse-no-such-hole")
    if hole not in near[last]:
        return no("G-11", "refuse-wall", here=last + 1, there=hole + 1)
    if tracks.steps == pips:
        return no("GA-08", "refuse-too-far", pips=pips)
    if hole in tracks.jumped:
        return no("GA-36", "refuse-jump-twice", hole=hole + 1)
    if hole == tracks.visited[-1]:
        return no("GA-36", "refuse-jump-back", hole=hole + 1)
    return refuse_turning_back(state, occupied, tracks, hole) if hole in tracks.visited else None


def refuse_turning_back(state: State, occupied: int, tracks: Tracks, hole: int) -> Refusal | None:
    """Allowed only if no step and no jump leads to a hole that the move has not visited (GA-07)."""
    if state.options.turning == "free":
        return None
    ends = reachable(maze_of(state).near, tracks.visited[-1], occupied, 1, free=True)
    new = [end for end in ends if end not in tracks.visited]
    return no("GA-07", "refuse-turn-back", hole=hole + 1, there=new[0] + 1) if new else None


def refuse_stop(state: State, tracks: Tracks) -> Refusal | None:
    """A move ends on a free hole after exactly the steps rolled."""
    if tracks.jumped:
        hole = tracks.jumped[-1]
        return no("GA-06", "refuse-occupied", hole=hole + 1, seat=state.figures.index(hole))
    left = state.turn.pips - tracks.steps
    return no("GA-08", "refuse-too-short", left=left) if left else None


def refuse_keep(state: State, seat: Seat, card: int) -> Refusal | None:
    if card not in state.gift:
        return no("G-33", "refuse-not-in-gift")
    if card == DIG and seat != state.turn.seat:
        return no("GA-14", "refuse-dig-not-active", seat=state.turn.seat)
    return None


# Collecting, again in the order in which a player would think.


def refuse_lay(state: State, seat: Seat, laid: Laid) -> Refusal | None:
    """Cards of the hand (G-25)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    used = laid.plus + laid.minus
    if not is_part(used, state.hands[seat]):
        return no("G-25", "refuse-not-in-hand")
    if DIG in used:
        return no("G-25", "refuse-dig-collects")
    if usable(used, kind) != used:
        return no("G-25", "refuse-kind", kind=kind)
    if laid.minus and is_added_only(state.options):
        return no("G-40", "refuse-added-only")
    if not used:
        return no("G-25", "refuse-none", number=number)
    if not laid.plus:
        return no("GA-04", "refuse-nothing-added", number=number)
    return refuse_sum("G-30" if kind == "store" else "G-25", laid, number) or refuse_order("G-26", laid)


def refuse_take(state: State, seat: Seat, laid: Laid) -> Refusal | None:
    """Cards of the open stock, with change from the seat's own pile (G-54)."""
    kind, number = kind_under(state, seat), number_under(state, seat)
    used = laid.plus + laid.minus
    if not is_part(laid.plus, stock(state)):
        return no("G-54", "refuse-not-in-stock")
    if not is_part(laid.minus, state.added[seat]):
        return no("GA-29", "refuse-not-in-pile")
    if usable(used, kind) != used:
        return no("G-53", "refuse-kind", kind=kind)
    if len({kind_of(card) for card in used}) > 1:
        return no("G-56", "refuse-one-kind")
    if not laid.plus:
        return no("G-54", "refuse-nothing-taken", number=number)
    if laid.minus and len(laid.plus) > 1:
        return no("GA-29", "refuse-change-for-one")
    return refuse_sum("GA-29" if laid.minus else "G-54", laid, number) or refuse_order("G-54", laid)


def is_part(cards: Cards, whole: Cards) -> bool:
    return all(cards.count(card) <= whole.count(card) for card in cards)


def refuse_sum(rule: str, laid: Laid, number: int) -> Refusal | None:
    """The cards must make the printed number."""
    made = total(laid.plus) - total(laid.minus)
    return None if made == number else no(rule, "refuse-sum", made=made, number=number)


def refuse_order(rule: str, laid: Laid) -> Refusal | None:
    """Each combination has only one spelling."""
    ascending = all(before <= card for cards in (laid.plus, laid.minus) for before, card in pairwise(cards))
    return None if ascending else no(rule, "refuse-order")


def may_undo(state: State, event: Event[What]) -> bool:
    """Decisions without chance or hidden information can be undone, while nothing else has happened and a seat is
    asked. Cards that end a turn with an empty pile reveal something: that somebody can still make a number (GA-20)."""
    if decider(state) == NOBODY:
        return False
    match event.what:
        case Place() | Walk():
            return True
        case Collect() | Decline():
            return state.phase != "ready" or is_entry(state.options) or cards_left(state) > 0
        case _:
            return False
