"""What each event does to the state. Trusts the event: `moves.refuse` is the only judge."""

from functools import lru_cache
from typing import Literal, TypeVar, assert_never

from msgspec.structs import replace

from burrow.engine.game import Event, Seat
from burrow.games.gophers import moves
from burrow.games.gophers.data import DIG, GIFT, HAND, KINDS, PAGE_ROLLS, QUIET_ROUNDS, SMALL_HAND
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.options import Options, has_baskets, is_added_only, is_entry
from burrow.games.gophers.reader.books import ground_for, own_text
from burrow.games.gophers.search.combos import makeable
from burrow.games.gophers.state import (
    NOBODY,
    Buried,
    Cards,
    Ended,
    Laid,
    State,
    Turn,
    cards_left,
    clockwise,
    deal,
    decider,
    kind_under,
    time_to_decide,
    usable,
    without,
)

T = TypeVar("T")

BOOKS = 32
"""Books whose printed numbers are kept."""


def apply(state: State, event: Event[moves.What]) -> State:
    after = happen(state, event.by, event.what)
    if not state.options.clock:
        return after
    deadline = None if decider(after) == NOBODY else time_to_decide(state.options, event.at)
    return replace(after, deadline=deadline)


def happen(state: State, seat: Seat, what: moves.What) -> State:
    match what:
        case moves.Begins(first):
            return deal(state, first)
        case moves.Drew(card):
            return unwrap(state, card) if state.phase == "unwrap" else draw(state, card)
        case moves.Rolled(pips):
            return show(state, pips)
        case moves.Place(hole):
            return place(state, seat, hole)
        case moves.Roll():
            return replace(state, phase="roll")
        case moves.Walk(way):
            return walk(state, seat, way)
        case moves.Dig():
            return dig(state, seat)
        case moves.Collect(plus, minus):
            return collect(state, seat, Laid(plus, minus))
        case moves.Keep(card):
            return keep(state, seat, card)
        case moves.Decline():
            return decline(state)
        case moves.TimeUp():
            return happen(state, decider(state), moves.plainest(state))
        case _:
            assert_never(what)


def show(state: State, pips: int) -> State:
    """Shows the die: for the first page (G-06), for the move (G-08) or for the page to turn to (G-15)."""
    if state.phase == "open":
        return replace(state, phase="ready", page=pips, round=1, turn=Turn(state.first))
    if state.phase == "roll":
        return replace(state, phase="walk", turn=replace(state.turn, pips=pips))
    return turn_page(state, pips)


def place(state: State, seat: Seat, hole: int) -> State:
    """The starter places first, then clockwise (G-05)."""
    placed = replace(state, figures=put(state.figures, seat, hole))
    following = (seat + 1) % state.seats
    if following == state.first:
        return replace(placed, phase="open")
    return replace(placed, turn=Turn(following))


# The move and the page


def walk(state: State, seat: Seat, way: tuple[int, ...]) -> State:
    """Each figure on the way was jumped and counts once (GA-36)."""
    jumped = tuple(other for other, hole in enumerate(state.figures) if other != seat and hole in way)
    return arrive(
        replace(
            state,
            figures=put(state.figures, seat, way[-1]),
            turn=replace(state.turn, walked=True, jumped=jumped),
        )
    )


def arrive(state: State) -> State:
    """Only where a move ends counts (GA-09)."""
    return roll_page(state) if kind_under(state, state.turn.seat) == "portal" else gather(state)


def dig(state: State, seat: Seat) -> State:
    """Replaces the move (G-17); in the entry game it uses the seat's only dig card (G-58)."""
    if is_entry(state.options):
        spent = replace(state, digs=put(state.digs, seat, False))
    else:
        spent = replace(state, hands=put(state.hands, seat, without(state.hands[seat], (DIG,))))
    return roll_page(replace(spent, used=state.used + 1, turn=replace(state.turn, dug=True)))


def roll_page(state: State) -> State:
    """Starts a new chain of rolls (GA-10)."""
    return replace(state, phase="page", turn=replace(state.turn, rolls=0))


def turn_page(state: State, pips: int) -> State:
    """The page that is already open ends the chain (G-16); a portal on a new page continues it (G-20, GA-10)."""
    rolls = state.turn.rolls + 1
    if pips == state.page:
        return gather(replace(state, turn=replace(state.turn, rolls=rolls)))
    turn = replace(state.turn, rolls=rolls, changed=True)
    turned = replace(state, page=pips, turn=turn)
    on_portal = kind_under(turned, turn.seat) == "portal"
    return turned if on_portal and rolls < PAGE_ROLLS else gather(turned)


# Collecting


def gather(state: State) -> State:
    """The active seat collects where it stands; after a change of page everyone does (G-22, GA-13)."""
    turn = state.turn
    seats = clockwise(state, turn.seat) if turn.changed else (turn.seat,)
    return ask(replace(state, asked=tuple(seat for seat in seats if finds_something(state, seat))))


def finds_something(state: State, seat: Seat) -> bool:
    kind, turn = kind_under(state, seat), state.turn
    if kind in ("plain", "portal"):
        return False
    if kind != "gift":
        return True
    if is_entry(state.options):
        return False
    return seat != turn.seat or ((turn.walked or turn.changed) and state.page not in turn.opened)


def ask(state: State) -> State:
    """Asks the next seat; with an empty pile a gift hole is empty (G-37)."""
    for place, seat in enumerate(state.asked):
        if kind_under(state, seat) != "gift":
            return replace(state, phase="collect", asked=state.asked[place:])
        if cards_left(state):
            return replace(state, phase="unwrap", asked=state.asked[place:])
    return settle(replace(state, asked=()))


def unwrap(state: State, card: int) -> State:
    """Three cards, or as many as are left (GA-17)."""
    seat = state.asked[0]
    drawn = replace(take_from_pile(state, card), gift=(*state.gift, card))
    if len(drawn.gift) < GIFT and cards_left(drawn):
        return drawn
    opened = (*state.turn.opened, state.page) if seat == state.turn.seat else state.turn.opened
    return replace(drawn, phase="gift", turn=replace(state.turn, opened=opened))


def take_from_pile(state: State, card: int) -> State:
    """Cards under the pile come last (G-34). A round that begins with cards to draw is not quiet (GA-20)."""
    if any(state.pile):
        return replace(state, laid=state.round > 0, pile=put(state.pile, card, state.pile[card] - 1))
    return replace(state, laid=True, buried=state.buried[1:])


def keep(state: State, seat: Seat, card: int) -> State:
    """The rest goes under the pile, known only to the seat (G-34, GA-17)."""
    rest = without(state.gift, (card,))
    kept = replace(state, gift=(), buried=(*state.buried, *(Buried(other, seat) for other in rest)))
    if card == DIG:
        return roll_page(replace(kept, asked=(), used=state.used + 1))
    return ask_next(gain(kept, seat, Laid((card,))))


def collect(state: State, seat: Seat, laid: Laid) -> State:
    turn = replace(state.turn, laid=True)
    if is_entry(state.options):
        return ask_next(take(replace(state, turn=turn, laid=True), seat, laid))
    hand = without(state.hands[seat], (*laid.plus, *laid.minus))
    return ask_next(gain(replace(state, turn=turn, laid=True, hands=put(state.hands, seat, hand)), seat, laid))


def gain(state: State, seat: Seat, laid: Laid) -> State:
    """Onto the two piles in front of the seat (G-31, G-32)."""
    turn = replace(state.turn, gained=laid) if seat == state.turn.seat else state.turn
    return replace(
        state, turn=turn, added=lay(state.added, seat, laid.plus), subtracted=lay(state.subtracted, seat, laid.minus)
    )


def take(state: State, seat: Seat, laid: Laid) -> State:
    """From the open stock to the seat's own pile, with change (G-54, GA-29)."""
    pile = list(state.pile)
    for card in laid.plus:
        pile[card] -= 1
    for card in laid.minus:
        pile[card] += 1
    own = tuple(sorted((*without(state.added[seat], laid.minus), *laid.plus)))
    turn = replace(state.turn, gained=laid) if seat == state.turn.seat else state.turn
    return replace(state, turn=turn, pile=tuple(pile), added=put(state.added, seat, own))


def decline(state: State) -> State:
    """Collects nothing, keeps nothing of a gift (so everyone knows it was dig cards, GA-17), or skips the extra
    turn."""
    if state.phase == "ready":
        return end_turn(state)
    if state.phase == "gift":
        known = tuple(Buried(card, NOBODY) for card in state.gift)
        return ask_next(replace(state, gift=(), buried=(*state.buried, *known)))
    return ask_next(state)


def ask_next(state: State) -> State:
    return ask(replace(state, asked=state.asked[1:]))


# The end of a turn


def settle(state: State) -> State:
    """All have collected: settle baskets and debts, then draw cards (GA-35)."""
    settled = pay_debt(take_baskets(state)) if has_baskets(state.options) and state.turn.gained else state
    draws = draws_due(settled)
    return replace(settled, phase="draw", draws=draws) if draws else end_turn(settled)


def take_baskets(state: State) -> State:
    """All baskets that the jumped seats hold, possibly including the seat's own (G-44, G-50, GA-26, GA-27)."""
    turn = state.turn
    return replace(
        state,
        baskets=tuple(turn.seat if holder in turn.jumped else holder for holder in state.baskets),
    )


def pay_debt(state: State) -> State:
    """What was collected goes to the holder of the basket, and the basket comes back (G-47, G-48, GA-33)."""
    seat, gained = state.turn.seat, state.turn.gained
    holder = state.baskets[seat]
    if holder == seat or gained is None:
        return state
    return replace(
        state,
        baskets=put(state.baskets, seat, seat),
        added=lay(unlay(state.added, seat, gained.plus), holder, gained.plus),
        subtracted=lay(unlay(state.subtracted, seat, gained.minus), holder, gained.minus),
    )


def draws_due(state: State) -> tuple[tuple[Seat, int], ...]:
    """The card of an unsuccessful move (G-28, GA-35), then the refill (G-09, GA-01), as long as there are cards."""
    turn = state.turn
    if is_entry(state.options):
        return ()
    unlucky = turn.walked and turn.gained is None
    wanted = [(turn.seat, 1)] if unlucky else []
    for seat in refilled(state):
        held = len(state.hands[seat]) + (unlucky and seat == turn.seat)
        wanted.append((seat, max(0, HAND - held)))
    return capped(wanted, cards_left(state))


def refilled(state: State) -> tuple[Seat, ...]:
    if state.options.refill == "turn":
        return clockwise(state, state.turn.seat)
    return clockwise(state, state.first) if is_last_of_round(state) else ()


def capped(wanted: list[tuple[Seat, int]], left: int) -> tuple[tuple[Seat, int], ...]:
    """If the pile is short, it just runs out (GA-01)."""
    draws = []
    for seat, count in wanted:
        drawn = min(count, left)
        left -= drawn
        if drawn:
            draws.append((seat, drawn))
    return tuple(draws)


def draw(state: State, card: int) -> State:
    """One card for the first in the queue: the deal (G-03), an unsuccessful move's card or the refill."""
    (seat, count), *rest = state.draws
    hand = tuple(sorted((*state.hands[seat], card)))
    draws = ((seat, count - 1), *rest) if count > 1 else tuple(rest)
    drawn = replace(take_from_pile(state, card), hands=put(state.hands, seat, hand), draws=draws)
    if draws:
        return drawn
    return end_turn(drawn) if state.round else replace(drawn, phase="place")


def is_last_of_round(state: State) -> bool:
    return (state.turn.seat + 1) % state.seats == state.first


def end_turn(state: State) -> State:
    """Checks for the end first (GA-19, GA-20); then the next seat has its turn, or the same one again (G-57)."""
    ended = state.ended or reason_to_end(state)
    extra = not ended and has_extra_turn(state)
    closes = is_last_of_round(state) and not extra
    quiet = quiet_rounds(state) if closes else state.quiet
    stopped = stop(state, ended, closes=closes, quiet=quiet)
    if stopped:
        return replace(state, phase="over", ended=stopped, quiet=quiet)
    seat = state.turn.seat if extra else (state.turn.seat + 1) % state.seats
    return replace(
        state,
        phase="ready",
        round=state.round + 1 if closes else state.round,
        turn=Turn(seat, extra=extra),
        quiet=quiet,
        laid=state.laid and not closes,
        ended=ended,
    )


def has_extra_turn(state: State) -> bool:
    """In the entry game a gift gives an extra turn if reached by moving, not by a change of page (G-57, GA-38)."""
    turn = state.turn
    return is_entry(state.options) and turn.walked and not turn.changed and kind_under(state, turn.seat) == "gift"


def reason_to_end(state: State) -> Ended:
    """An empty pile and a small hand (G-02); in the entry game a kind that is gone (G-59)."""
    if is_entry(state.options):
        kinds = {kind_of(card) for card, count in enumerate(state.pile) if count}
        return "" if len(kinds) == len(KINDS) else "stock"
    small = min([len(hand) for hand in state.hands]) <= SMALL_HAND
    return "hand" if small and not cards_left(state) else ""


def stop(state: State, ended: Ended, *, closes: bool, quiet: int) -> Ended:
    """Why the game is over now: its end is reached, and the round is finished if the options require it (GA-19); or it
    goes on for nothing (GA-20)."""
    if ended and (closes or state.options.end == "once"):
        return ended
    if is_stuck(state):
        return ended or "stuck"
    return "quiet" if quiet >= QUIET_ROUNDS else ""


def quiet_rounds(state: State) -> int:
    """Quiet rounds in a row, including this one. A round counts only if it began with an empty pile; in the entry game
    every quiet round counts (GA-20)."""
    busy = state.laid or (not is_entry(state.options) and cards_left(state) > 0)
    return 0 if busy else state.quiet + 1


def is_stuck(state: State) -> bool:
    """The pile is empty and no hand can make any number printed on any page (GA-20)."""
    if is_entry(state.options) or cards_left(state):
        return False
    return not any(can_make_some(state, hand) for hand in state.hands)


def can_make_some(state: State, hand: Cards) -> bool:
    added_only = is_added_only(state.options)
    printed = _printed(state.options.book, own_text(state.options))
    return any(makeable(usable(hand, kind), added_only=added_only) & numbers for kind, numbers in printed)


@lru_cache(maxsize=BOOKS)
def _printed(book: Literal["ours", "own"], own: str) -> tuple[tuple[HoleKind, int], ...]:
    """By kind, a bit for each number printed on any page."""
    pages = ground_for(Options(book=book, own=own)).pages
    numbers: dict[HoleKind, int] = {}
    for page in pages:
        for kind, number in zip(page.kind, page.number, strict=True):
            if number:
                numbers[kind] = numbers.get(kind, 0) | 1 << number
    return tuple(numbers.items())


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    return (*items[:place], item, *items[place + 1 :])


def lay(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    return put(piles, seat, piles[seat] + cards) if cards else piles


def unlay(piles: tuple[Cards, ...], seat: Seat, cards: Cards) -> tuple[Cards, ...]:
    """Takes back the cards that were laid last."""
    return put(piles, seat, piles[seat][: len(piles[seat]) - len(cards)])
