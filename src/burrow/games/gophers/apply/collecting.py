"""After a move: who is asked to collect, and what collecting does."""

from msgspec.structs import replace

from burrow.engine.game import Seat
from burrow.games.gophers.apply.dues import pay_dues
from burrow.games.gophers.apply.piles import lay, put, take_from_pile
from burrow.games.gophers.apply.turns import end_turn
from burrow.games.gophers.data import DIG, GIFT
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.state import NOBODY, Buried, Laid, State
from burrow.games.gophers.state.reading import cards_left, clockwise, kind_under, without


def roll_page(state: State) -> State:
    """Starts a new chain of rolls (GA-10)."""
    return replace(state, phase="page", turn=replace(state.turn, rolls=0))


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
    if is_junior(state.options):
        return False
    return seat != turn.seat or ((turn.walked or turn.changed) and state.page not in turn.opened)


def ask(state: State) -> State:
    """Asks the next seat; with an empty pile a gift hole is empty (G-37)."""
    for place, seat in enumerate(state.asked):
        if kind_under(state, seat) != "gift":
            return replace(state, phase="collect", asked=state.asked[place:])
        if cards_left(state):
            return replace(state, phase="unwrap", asked=state.asked[place:])
    return pay_dues(replace(state, asked=()))


def ask_next(state: State) -> State:
    return ask(replace(state, asked=state.asked[1:]))


def unwrap(state: State, card: int) -> State:
    """Three cards, or as many as are left (GA-17)."""
    seat = state.asked[0]
    drawn = replace(take_from_pile(state, card), gift=(*state.gift, card))
    if len(drawn.gift) < GIFT and cards_left(drawn):
        return drawn
    opened = (*state.turn.opened, state.page) if seat == state.turn.seat else state.turn.opened
    return replace(drawn, phase="gift", turn=replace(state.turn, opened=opened))


def keep(state: State, seat: Seat, card: int) -> State:
    """The rest goes under the pile, known only to the seat (G-34, GA-17)."""
    rest = without(state.gift, (card,))
    kept = replace(state, gift=(), buried=(*state.buried, *(Buried(other, seat) for other in rest)))
    if card == DIG:
        return roll_page(replace(kept, asked=(), used=state.used + 1))
    return ask_next(gain(kept, seat, Laid((card,))))


def collect(state: State, seat: Seat, laid: Laid) -> State:
    turn = replace(state.turn, laid=True)
    if is_junior(state.options):
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
