"""What must always hold."""

from burrow.games.gophers.data import CODES, DIE, DIG, GIFT
from burrow.games.gophers.options import is_added_only, is_junior
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.state.reading import cards_left
from burrow.games.gophers.state.start import deck_of
from burrow.games.gophers.state.structs import DECIDED, NOBODY, State


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    standing = [hole for hole in state.figures if hole != NOBODY]
    holes = range(len(ground_for(state.options).on(1).kind))
    over, junior = state.phase == "over", is_junior(state.options)
    checks = (
        (any(hole not in holes for hole in standing), f"a figure outside the holes: {state.figures!r}"),
        (len(set(standing)) != len(standing), f"two figures in one hole: {state.figures!r}"),
        (state.round > 0 and len(standing) != state.seats, "the game goes on without a figure"),
        (state.page not in DIE, f"there is no page {state.page}"),
        ((state.phase == "draw") != bool(state.draws), f"the phase {state.phase} and draws {state.draws!r}"),
        (sum(count for _, count in state.draws) > cards_left(state), "more cards to draw than there are"),
        ((state.phase in ("unwrap", "gift", "collect")) != bool(state.asked), f"{state.asked!r} in {state.phase}"),
        (state.phase not in ("unwrap", "gift") and bool(state.gift), f"a gift in the phase {state.phase}"),
        (state.phase == "gift" and not 0 < len(state.gift) <= GIFT, f"a gift of {len(state.gift)} cards"),
        (any(tuple(sorted(hand)) != hand for hand in state.hands), "a hand is not in order"),
        (junior and (any(state.hands) or bool(state.buried)), "hidden cards in the junior game"),
        (state.phase not in DECIDED and state.deadline is not None, "a deadline and nobody to decide"),
        (over and not state.ended, "over without a reason"),
        (bool(state.ended) and not over and state.options.end == "once", "the end has come and the game goes on"),
        (any(holder not in range(state.seats) for holder in state.baskets), f"lost baskets: {state.baskets!r}"),
        (is_added_only(state.options) and any(state.subtracted), "subtracted where only adding is allowed"),
        *_card_faults(state),
    )
    return tuple(words for broken, words in checks if broken)


def _card_faults(state: State) -> list[tuple[bool, str]]:
    """Every card is in exactly one place."""
    counts = list(state.pile)
    for cards in (*state.hands, *state.added, *state.subtracted, state.gift):
        for card in cards:
            counts[card] += 1
    for buried in state.buried:
        counts[buried.card] += 1
    spare = state.seats if is_junior(state.options) else 0
    counts[DIG] += state.used + sum(state.digs) - spare
    deck = deck_of(state.options)
    return [(counts[card] != deck[card], f"{counts[card]} of {deck[card]} cards {card}") for card in range(CODES)]
