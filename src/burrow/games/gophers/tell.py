"""Events as sentences, for the log, the screen reader and the command line. Several people may share a screen, so no
sentence names a card that is hidden from anyone."""

from typing import assert_never

from burrow.engine.game import Event, Note, Seat
from burrow.engine.sentences import note
from burrow.games.gophers import moves
from burrow.games.gophers.apply import apply
from burrow.games.gophers.data import DIG, HAND, KINDS
from burrow.games.gophers.data.cards import kind_of, name_of, value_of
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.scoring import points_of, winners
from burrow.games.gophers.state import Laid, State
from burrow.games.gophers.state.reading import cards_left, decider, kind_under, number_under, total

Notes = tuple[Note, ...]


def tell(state: State, event: Event[moves.What], seat: Seat | None) -> Notes:
    """Everybody hears the same."""
    after = apply(state, event)
    return (*tell_what(state, after, event.by, event.what), *tell_after(state, after))


def tell_what(state: State, after: State, seat: Seat, what: moves.What) -> Notes:
    match what:
        case moves.Begins(first):
            return (note("tell-begins", seat=first),)
        case moves.Drew():
            return (note("tell-dealt", count=HAND),) if after.phase == "place" else ()
        case moves.Rolled(pips):
            return tell_rolled(state, after, pips)
        case moves.Place():
            return (note("tell-places", seat=seat),)
        case moves.Roll():
            return ()
        case moves.Walk():
            return tell_walk(state, after, seat)
        case moves.Dig():
            return (note("tell-digs", seat=seat),)
        case moves.Collect(plus, minus):
            return (tell_collect(state, seat, Laid(plus, minus)),)
        case moves.Keep(card):
            return (tell_keep(seat, card),)
        case moves.Decline():
            return (tell_decline(state, seat),)
        case moves.TimeUp():
            late = decider(state)
            return (note("tell-time-up", seat=late), *tell_what(state, after, late, moves.plainest(state)))
        case _:
            assert_never(what)


def tell_rolled(state: State, after: State, pips: int) -> Notes:
    seat = state.turn.seat
    if state.phase == "open":
        return (note("tell-opens", page=pips),)
    if state.phase == "roll":
        return (note("tell-rolls", seat=seat, pips=pips),)
    if pips == state.page:
        return (note("tell-same-page", page=pips), *tell_everyone(after))
    return (note("tell-turns", page=pips), *tell_portal(after), *tell_everyone(after))


def tell_portal(after: State) -> Notes:
    """A portal on the new page too (G-20), up to the limit (GA-10)."""
    seat = after.turn.seat
    if kind_under(after, seat) != "portal":
        return ()
    return (note("tell-portal-again" if after.phase == "page" else "tell-portal-enough", seat=seat),)


def tell_everyone(after: State) -> Notes:
    """Other seats may collect now, too (G-22)."""
    return (note("tell-everyone"),) if any(seat != after.turn.seat for seat in after.asked) else ()


def tell_walk(state: State, after: State, seat: Seat) -> Notes:
    """Holes are named by what is printed beside them; their numbers appear nowhere on the page."""
    kind, number = kind_under(after, seat), number_under(after, seat)
    jumps = [note("tell-jumps", seat=seat, other_seat=other) for other in after.turn.jumped]
    return (note("tell-walks", seat=seat, kind=kind, number=number), *jumps, *tell_hole(state, after, seat))


def tell_hole(state: State, after: State, seat: Seat) -> Notes:
    """A portal, or an empty gift hole (G-37)."""
    kind = kind_under(after, seat)
    if kind == "portal":
        return (note("tell-portal"),)
    empty = kind == "gift" and not is_junior(state.options) and not cards_left(state)
    return (note("tell-gift-empty"),) if empty else ()


def tell_collect(state: State, seat: Seat, laid: Laid) -> Note:
    """Cards in front of a seat are public, so they may be named."""
    number, kind = number_under(state, seat), name_of(laid.plus[0])
    if not is_junior(state.options):
        where = kind_under(state, seat)
        cards = len(laid.plus) + len(laid.minus)
        return note("tell-collects", seat=seat, kind=where, number=number, cards=cards, sum=sum_of(laid))
    if laid.minus:
        back = total(laid.minus)
        return note("tell-takes-change", seat=seat, kind=kind, number=number, card=value_of(laid.plus[0]), back=back)
    return note("tell-takes", seat=seat, kind=kind, number=number, cards=len(laid.plus), sum=sum_of(laid))


def sum_of(laid: Laid) -> str:
    """For example `7 + 4 − 5`."""
    plus = " + ".join(str(value_of(card)) for card in laid.plus)
    return plus + "".join(f" − {value_of(card)}" for card in laid.minus)


def tell_keep(seat: Seat, card: int) -> Note:
    if card == DIG:
        return note("tell-keeps-dig", seat=seat)
    return note("tell-keeps", seat=seat, kind=name_of(card), value=value_of(card))


def tell_decline(state: State, seat: Seat) -> Note:
    if state.phase == "ready":
        return note("tell-declines-turn", seat=seat)
    if state.phase == "gift":
        return note("tell-declines-gift", seat=seat)
    return note("tell-declines", seat=seat)


def tell_after(state: State, after: State) -> Notes:
    """What follows automatically: a gift, baskets and debts, cards that are due, an extra turn, the end."""
    draws = tell_draws(after) if after.phase == "draw" and state.phase != "draw" and state.round else ()
    return (
        *tell_gift(after),
        *tell_baskets(state, after),
        *draws,
        *tell_empty_pile(state, after),
        *tell_extra(state, after),
        *tell_end(state, after),
    )


def tell_gift(after: State) -> Notes:
    """Whose gift is opened now."""
    opens = after.phase == "unwrap" and not after.gift
    return (note("tell-gift", seat=after.asked[0]),) if opens else ()


def tell_empty_pile(state: State, after: State) -> Notes:
    """The last card is gone; while a gift is open, some may go back. If that ends the game, the reason for the end says
    it."""
    if cards_left(after) or after.gift or after.ended or is_junior(state.options):
        return ()
    return (note("tell-pile-empty"),) if cards_left(state) or state.gift else ()


def tell_baskets(state: State, after: State) -> Notes:
    """In the order of their owners, the seat's own last: it comes back free or is bought back (GA-25, GA-26)."""
    seat, jumped = state.turn.seat, state.turn.jumped
    moved = [
        (owner, before)
        for owner, (before, now) in enumerate(zip(state.baskets, after.baskets, strict=True))
        if before != now
    ]
    taken = [note("tell-basket", seat=seat, other_seat=owner) for owner, _ in moved if owner != seat]
    own = [
        note("tell-basket-back", seat=seat)
        if before in jumped
        else note("tell-basket-bought", seat=seat, other_seat=before)
        for owner, before in moved
        if owner == seat
    ]
    return (*taken, *own)


def tell_draws(after: State) -> Notes:
    """How many cards each seat draws now; nobody else sees which."""
    turn, draws = after.turn, after.draws
    unlucky = turn.walked and turn.gained is None
    said = [note("tell-unlucky", seat=turn.seat)] if unlucky else []
    said += [note("tell-draws", seat=seat, count=count) for seat, count in (draws[1:] if unlucky else draws)]
    return tuple(said)


def tell_extra(state: State, after: State) -> Notes:
    fresh = after.phase == "ready" and after.turn.extra and state.phase != "ready"
    return (note("tell-extra", seat=after.turn.seat),) if fresh else ()


def tell_end(state: State, after: State) -> Notes:
    if after.phase != "over":
        return (*tell_reason(after), note("tell-last-round")) if after.ended and not state.ended else ()
    reason = tell_reason(after) if not state.ended else ()
    best = winners(after)
    points = points_of(after, best[0])
    unit = "-lunches" if is_junior(after.options) else ""
    if len(best) > 1:
        return (*reason, note(f"tell-shared{unit}", winners=len(best), points=points))
    return (*reason, note(f"tell-winner{unit}", seat=best[0], points=points))


def tell_reason(after: State) -> Notes:
    match after.ended:
        case "hand":
            small = min(range(after.seats), key=lambda seat: len(after.hands[seat]))
            return (note("tell-end-hand", seat=small, count=len(after.hands[small])),)
        case "stock":
            left = {kind_of(card) for card, count in enumerate(after.pile) if count}
            gone = [name for kind, name in enumerate(KINDS) if kind not in left]
            return (note("tell-end-stock", kind=gone[0]),)
        case "stuck":
            return (note("tell-end-stuck"),)
        case "quiet":
            return (note("tell-end-quiet"),)
        case "":
            return ()
