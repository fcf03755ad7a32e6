"""The view of a seat: everything public, its own hand, and the cards it has put under the draw pile itself."""

from functools import lru_cache

from burrow.engine.game import Event, Seat
from burrow.games.gophers.apply.turns import gone_kinds, reason_to_end
from burrow.games.gophers.data import GIFT, SMALL_HAND
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.moves import Drew, What
from burrow.games.gophers.moves.listing import hint, outcomes, stock, walking
from burrow.games.gophers.options import Options, is_added_only, is_junior
from burrow.games.gophers.reader.books import book_of, ground_for
from burrow.games.gophers.scoring import amounts_of, count_points, winners
from burrow.games.gophers.search.combos import makeable, takeable
from burrow.games.gophers.state import NOBODY, Buried, Cards, State
from burrow.games.gophers.state.reading import cards_left, has_dig, usable
from burrow.games.gophers.view.structs import SeatView, View

SHOWN = 2048
"""Results kept in the caches of seats, hands and what they can make."""
UNKNOWN = -1
"""A card that the seat does not know."""
SUPPLIES: tuple[HoleKind, ...] = ("berries", "acorns", "grains", "store")


def view(state: State, seat: Seat | None) -> View:
    over, junior = state.phase == "over", is_junior(state.options)
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
        small_hands=() if junior else small_hands(state),
        ends_with=None if junior or seat is None else ends_with(state, seat),
        gift_cards=None if junior else min(GIFT, cards_left(state)),
        gone_kinds=gone_kinds(state) if junior else (),
        is_last_round=state.options.end == "round" and bool(state.ended or reason_to_end(state)),
        may_dig=seat is not None and may_dig(state, seat),
        draws=state.draws,
        pile=0 if junior else cards_left(state),
        under=tuple([buried.card if is_known(buried, seat) else UNKNOWN for buried in state.buried]),
        under_by=tuple([buried.seat for buried in state.buried]),
        used=state.used,
        stock=state.pile if junior else (),
        quiet=state.quiet,
        laid=state.laid,
        deadline=state.deadline,
        winners=winners(state) if over else (),
        ended=state.ended,
        counts=tuple([counted_points(state, other) for other in range(state.seats)]) if over else (),
    )


def seat_view(state: State, seat: Seat) -> SeatView:
    return _seat_view(
        seat,
        is_junior(state.options),
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
    junior: bool,
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
        points=count_points(junior, added, subtracted),
        amounts=amounts_of(added),
        baskets=tuple(owner for owner, holder in enumerate(baskets) if holder == seat),
        dig=dig,
    )


def small_hands(state: State) -> tuple[Seat, ...]:
    return tuple([seat for seat, hand in enumerate(state.hands) if len(hand) <= SMALL_HAND])


def ends_with(state: State, seat: Seat) -> int | None:
    return None if cards_left(state) else max(0, len(state.hands[seat]) - SMALL_HAND)


def counted_points(state: State, seat: Seat) -> tuple[int, ...]:
    """Points after each card, added cards first."""
    junior, added, subtracted = is_junior(state.options), state.added[seat], state.subtracted[seat]
    pluses = [count_points(junior, added[: number + 1], ()) for number in range(len(added))]
    return (*pluses, *[count_points(junior, added, subtracted[: number + 1]) for number in range(len(subtracted))])


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
    if is_junior(options):
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
