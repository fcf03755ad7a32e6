"""The end of a turn: whose turn is next, and whether the game is over."""

from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from burrow.games.gophers.data import KINDS, QUIET_ROUNDS, SMALL_HAND, SupplyKind
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.data.cards import kind_of
from burrow.games.gophers.options import Options, is_added_only, is_junior
from burrow.games.gophers.reader.books import ground_for, own_text
from burrow.games.gophers.search.combos import makeable
from burrow.games.gophers.state import Cards, Ended, State, Turn
from burrow.games.gophers.state.reading import cards_left, kind_under, usable

BOOKS = 32
"""Books whose printed numbers are kept."""


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
    """In the junior game a gift gives an extra turn if reached by moving, not by a change of page (G-57, GA-38)."""
    turn = state.turn
    return is_junior(state.options) and turn.walked and not turn.changed and kind_under(state, turn.seat) == "gift"


def reason_to_end(state: State) -> Ended:
    """An empty pile and a small hand (G-02); in the junior game a kind that is gone (G-59)."""
    if is_junior(state.options):
        return "stock" if gone_kinds(state) else ""
    small = min([len(hand) for hand in state.hands]) <= SMALL_HAND
    return "hand" if small and not cards_left(state) else ""


def gone_kinds(state: State) -> tuple[SupplyKind, ...]:
    """The junior game: kinds that are used up in the open stock (G-59)."""
    left = {kind_of(card) for card, count in enumerate(state.pile) if count}
    return tuple([kind for index, kind in enumerate(KINDS) if index not in left])


def stop(state: State, ended: Ended, *, closes: bool, quiet: int) -> Ended:
    """Why the game is over now: its end is reached, and the round is finished if the options require it (GA-19); or it
    goes on for nothing (GA-20)."""
    if ended and (closes or state.options.end == "once"):
        return ended
    if is_stuck(state):
        return ended or "stuck"
    return "quiet" if quiet >= QUIET_ROUNDS else ""


def quiet_rounds(state: State) -> int:
    """Quiet rounds in a row, including this one. A round counts only if it began with an empty pile; in the junior game
    every quiet round counts (GA-20)."""
    busy = state.laid or (not is_junior(state.options) and cards_left(state) > 0)
    return 0 if busy else state.quiet + 1


def is_stuck(state: State) -> bool:
    """The pile is empty and no hand can make any number printed on any page (GA-20)."""
    if is_junior(state.options) or cards_left(state):
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
