"""A state that fits a view."""

from burrow.engine.game import Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.apply.turns import is_stuck
from burrow.games.gophers.data import CODES, DIG
from burrow.games.gophers.moves.listing import cards_of
from burrow.games.gophers.options import is_junior
from burrow.games.gophers.state import Buried, Cards, State
from burrow.games.gophers.state.start import deck_of
from burrow.games.gophers.view.seeing import UNKNOWN
from burrow.games.gophers.view.structs import View

TRIES = 64
"""How often hands are imagined again if nobody could make anything, which would have ended the game."""


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
    if is_junior(view.options):
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
    return begun and not is_junior(view.options) and not view.pile and not turn.laid and not turn.opened


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
        digs=tuple(shown.dig for shown in view.seats) if is_junior(view.options) else (),
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
