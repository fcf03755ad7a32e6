"""What a seat sees: everything public, its own hand, and the cards it has put under the draw pile itself."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from burrow.engine.game import Event, Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.apply import is_stuck
from burrow.games.gophers.data import CODES, DIG
from burrow.games.gophers.data.book import Book, HoleKind
from burrow.games.gophers.moves import Dig, Drew, Walk, What, cards_of, hint, outcomes, stock, walking
from burrow.games.gophers.options import Options, is_added_only, is_entry
from burrow.games.gophers.reader.books import book_of, ground_for
from burrow.games.gophers.scoring import amounts_of, count_points, winners
from burrow.games.gophers.search.combos import makeable, takeable
from burrow.games.gophers.state import (
    NOBODY,
    Buried,
    Cards,
    Ended,
    Laid,
    Phase,
    State,
    Turn,
    cards_left,
    deck_of,
    has_dig,
    usable,
)

SHOWN = 2048
"""Results kept in the caches of seats, hands and what they can make."""
UNKNOWN = -1
"""A card that the seat does not know."""
SUPPLIES: tuple[HoleKind, ...] = ("berries", "acorns", "grains", "store")
TRIES = 64
"""How often hands are imagined again if nobody could make anything, which would have ended the game."""


class SeatView(Struct, frozen=True):
    """What everybody sees of a seat."""

    figure: int
    """The number of its hole; -1 if not placed yet."""
    cards: int
    """Number of cards in its hand."""
    added: Cards
    """Pile 1 in the order laid; in the entry game, what it has taken, ascending."""
    subtracted: Cards
    """Pile 2 in the order laid."""
    points: int
    """In the entry game, complete lunches (G-60)."""
    amounts: tuple[int, int, int]
    """Berries, acorns and grains of pile 1, by value."""
    baskets: tuple[Seat, ...]
    """The owners of the baskets it holds, including its own; empty if baskets are not played."""
    dig: bool
    """Its own dig card of the entry game is left."""


class View(Struct, frozen=True):
    options: Options
    book: Book
    seat: Seat | None
    """Whose view this is; None for a spectator."""
    phase: Phase
    page: int
    first: Seat
    round: int
    turn: Turn
    seats: tuple[SeatView, ...]
    hand: Cards
    """This seat's cards; empty for a spectator and in the entry game."""
    makes: tuple[str, ...]
    """By page, for each hole in order: `1` if this seat has cards (in the entry game: could take cards) for the
    supplies printed there, `0` if not or if there are none. Empty for a spectator."""
    asked: tuple[Seat, ...]
    """Seats that have yet to collect; the first one is asked now."""
    gift: Cards
    """The cards of a gift, in the order drawn, if this seat is the one that keeps one."""
    hint: Laid | None
    """When this seat is asked to collect: a combination with as few cards as possible; None if there is none."""
    ways: tuple[tuple[int, ...], ...]
    """When a roll has too many ways to list: one for each hole where the move can end and each choice of figures to
    jump, as in `Walk`. Empty if all ways are listed as moves."""
    may_dig: bool
    """This seat is asked to roll or to walk, and may play a dig card instead (G-17, G-58)."""
    draws: tuple[tuple[Seat, int], ...]
    pile: int
    """Cards of the draw pile, including those under it."""
    under: tuple[int, ...]
    """The cards put under the pile, first one first; -1 for cards that this seat does not know."""
    under_by: tuple[Seat, ...]
    """Who put each of them there; -1 if everyone knows it."""
    used: int
    """Dig cards on the discard pile."""
    stock: tuple[int, ...]
    """The entry game: by card, how many are in the open stock; empty in other games."""
    quiet: int
    laid: bool
    deadline: Millis | None
    winners: tuple[Seat, ...]
    """Set when the game is over; several share the win (GA-22)."""
    ended: Ended


def view(state: State, seat: Seat | None) -> View:
    over, entry = state.phase == "over", is_entry(state.options)
    return View(
        options=state.options,
        book=book_of(state.options),
        seat=seat,
        phase=state.phase,
        page=state.page,
        first=state.first,
        round=state.round,
        turn=state.turn,
        seats=tuple([seat_view(state, other) for other in range(state.seats)]),
        hand=() if seat is None else state.hands[seat],
        makes=() if seat is None else makes(state, seat),
        asked=state.asked,
        gift=state.gift if state.asked and seat == state.asked[0] else (),
        hint=hint(state, seat) if seat is not None and is_collecting(state, seat) else None,
        ways=outcomes(state) if state.phase == "walk" and walking(state) is None else (),
        may_dig=seat is not None and may_dig(state, seat),
        draws=state.draws,
        pile=0 if entry else cards_left(state),
        under=tuple([buried.card if is_known(buried, seat) else UNKNOWN for buried in state.buried]),
        under_by=tuple([buried.seat for buried in state.buried]),
        used=state.used,
        stock=state.pile if entry else (),
        quiet=state.quiet,
        laid=state.laid,
        deadline=state.deadline,
        winners=winners(state) if over else (),
        ended=state.ended,
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    return _seat_view(
        seat,
        is_entry(state.options),
        state.figures[seat],
        len(state.hands[seat]),
        state.added[seat],
        state.subtracted[seat],
        state.baskets,
        bool(state.digs) and state.digs[seat],
    )


@lru_cache(maxsize=SHOWN)
def _seat_view(
    seat: Seat,
    entry: bool,
    figure: int,
    cards: int,
    added: Cards,
    subtracted: Cards,
    baskets: tuple[Seat, ...],
    dig: bool,
) -> SeatView:
    """Cached, because most seats rarely change."""
    return SeatView(
        figure=figure,
        cards=cards,
        added=added,
        subtracted=subtracted,
        points=count_points(entry, added, subtracted),
        amounts=amounts_of(added),
        baskets=tuple(owner for owner, holder in enumerate(baskets) if holder == seat),
        dig=dig,
    )


def is_collecting(state: State, seat: Seat) -> bool:
    return state.phase == "collect" and seat == state.asked[0]


def may_dig(state: State, seat: Seat) -> bool:
    return state.phase in ("ready", "walk") and seat == state.turn.seat and has_dig(state, seat)


def is_known(buried: Buried, seat: Seat | None) -> bool:
    """The seat that put the card there knows it; everyone knows a declined dig card (GA-17)."""
    return buried.seat in (seat, NOBODY)


def makes(state: State, seat: Seat) -> tuple[str, ...]:
    """Where the seat could collect if its figure were there, page by page."""
    options = state.options
    if is_entry(options):
        offered, own = stock(state), state.added[seat]
        return _makes(options, tuple([takeable(usable(offered, kind), usable(own, kind)) for kind in SUPPLIES]))
    return _makes_of_hand(options, state.hands[seat])


@lru_cache(maxsize=SHOWN)
def _makes_of_hand(options: Options, hand: Cards) -> tuple[str, ...]:
    added_only = is_added_only(options)
    return _makes(options, tuple([makeable(usable(hand, kind), added_only=added_only) for kind in SUPPLIES]))


@lru_cache(maxsize=SHOWN)
def _makes(options: Options, numbers: tuple[int, ...]) -> tuple[str, ...]:
    """`numbers`: by kind of hole, a bit for each number that can be made."""
    bits = dict(zip(SUPPLIES, numbers, strict=True))
    return tuple(
        "".join(
            "1" if number and bits[kind] >> number & 1 else "0"
            for kind, number in zip(page.kind, page.number, strict=True)
        )
        for page in ground_for(options).pages
    )


def choices(view: View, legal: Sequence[What] | None) -> Sequence[What]:
    """The choices after a roll: only the simplest of all ways to a hole over the same figures. Nothing else about a way
    has any effect."""
    if view.seat is None:
        return legal or ()
    if legal is None:
        return (*(Walk(way) for way in view.ways), *((Dig(),) if view.may_dig else ()))
    others = {shown.figure for seat, shown in enumerate(view.seats) if seat != view.seat}
    first: dict[object, What] = {}
    for move in legal:
        outcome = (move.way[-1], frozenset(others.intersection(move.way))) if isinstance(move, Walk) else move
        first.setdefault(outcome, move)
    return tuple(first.values())


def redact(state: State, event: Event[What], seat: Seat | None) -> What | None:
    """A drawn card is shown to the seat that gets it and to the seat that already knew it; everything else is
    public."""
    if not isinstance(event.what, Drew) or seat == drawer(state):
        return event.what
    known = not any(state.pile) and is_known(state.buried[0], seat)
    return event.what if known else None


def drawer(state: State) -> Seat:
    """Who gets the next card."""
    return state.asked[0] if state.phase == "unwrap" else state.draws[0][0]


def imagine(view: View, seat: Seat | None, rng: Rng) -> State:
    """Deals the unseen cards at random, as nature would have. If a turn begins with an empty pile, somebody can make
    something, or the game would be over (GA-20). A view has no memory: a card that the seat put under the pile itself
    counts as unseen once another seat has drawn it."""
    unseen = unseen_cards(view)
    state = imagine_with(view, seat, rng.shuffled(unseen))
    if not has_gone_on(view):
        return state
    for _ in range(TRIES):
        if not is_stuck(state):
            break
        state = imagine_with(view, seat, rng.shuffled(unseen))
    return state


def unseen_cards(view: View) -> Cards:
    """Cards in other hands, in the pile, unknown under it, or in another seat's gift; ascending."""
    if is_entry(view.options):
        return ()
    counts = list(deck_of(view.options))
    counts[DIG] -= view.used
    piles = (cards for shown in view.seats for cards in (shown.added, shown.subtracted))
    for cards in (view.hand, view.gift, *piles):
        for card in cards:
            counts[card] -= 1
    for card in view.under:
        if card != UNKNOWN:
            counts[card] -= 1
    return cards_of(tuple(counts))


def has_gone_on(view: View) -> bool:
    """The pile was empty when the turn began, and no card has been laid since."""
    turn = view.turn
    begun = view.phase in ("ready", "roll", "walk", "page")
    return begun and not is_entry(view.options) and not view.pile and not turn.laid and not turn.opened


def imagine_with(view: View, seat: Seat | None, cards: Cards) -> State:
    """The state of this view with the unseen cards in this order."""
    deck = list(cards)

    def some(count: int) -> Cards:
        taken = deck[:count]
        del deck[:count]
        return tuple(taken)

    hands = tuple(
        view.hand if other == seat else tuple(sorted(some(shown.cards))) for other, shown in enumerate(view.seats)
    )
    under = tuple(some(1)[0] if card == UNKNOWN else card for card in view.under)
    pile = view.stock or counted(some(view.pile - len(under)))
    return State(
        options=view.options,
        phase=view.phase,
        page=view.page,
        first=view.first,
        round=view.round,
        turn=view.turn,
        figures=tuple(shown.figure for shown in view.seats),
        hands=hands,
        added=tuple(shown.added for shown in view.seats),
        subtracted=tuple(shown.subtracted for shown in view.seats),
        pile=pile,
        buried=tuple(Buried(card, by) for card, by in zip(under, view.under_by, strict=True)),
        used=view.used,
        baskets=imagine_baskets(view),
        digs=tuple(shown.dig for shown in view.seats) if is_entry(view.options) else (),
        draws=view.draws,
        asked=view.asked,
        gift=view.gift or tuple(deck),
        quiet=view.quiet,
        laid=view.laid,
        deadline=view.deadline,
        ended=view.ended,
    )


def imagine_baskets(view: View) -> tuple[Seat, ...]:
    """By owner, who holds the basket."""
    held = {owner: holder for holder, shown in enumerate(view.seats) for owner in shown.baskets}
    return tuple(held[owner] for owner in range(len(held)))


def counted(cards: Cards) -> tuple[int, ...]:
    counts = [0] * CODES
    for card in cards:
        counts[card] += 1
    return tuple(counts)
