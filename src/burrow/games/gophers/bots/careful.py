"""The careful bot: considers up to three cards, always goes where it can collect the most now, lays as few cards as
possible and digs when there is nothing to collect. It looks at its own cards and the open page, not ahead."""

from collections.abc import Sequence

from burrow.engine.game import Millis, Seat
from burrow.engine.rng import Rng
from burrow.games.gophers.bots.candidates import best_gift, finds, holds_gift, sees
from burrow.games.gophers.bots.choices import choices
from burrow.games.gophers.data import DIE, DIG, KINDS
from burrow.games.gophers.data.cards import kind_of, value_of
from burrow.games.gophers.moves import Collect, Decline, Dig, Keep, Place, Roll, Walk, What
from burrow.games.gophers.options import has_baskets, is_junior
from burrow.games.gophers.reader.books import ground_for
from burrow.games.gophers.scoring import amounts_of
from burrow.games.gophers.state.reading import total
from burrow.games.gophers.view import View

MOST = 3
"""Most cards it combines."""
GIFT, EXTRA_TURN, PORTAL, BASKET = 7, 5, 3, 6
"""What they are worth, about: a gift is the best of three cards, a basket is another player's or its own one again."""


def pick(view: View, legal: Sequence[What] | None, budget: Millis, rng: Rng) -> What:
    match view.phase:
        case "place":
            return place(view, legal or (), rng)
        case "collect":
            return collect(view, legal)
        case "ready":
            return Roll()
        case "walk":
            return walk(view, choices(view, legal), rng)
        case "gift":
            return keep(view, legal or ())
        case _:
            return rng.choice(legal or (Decline(),))


def place(view: View, legal: Sequence[What], rng: Rng) -> What:
    """The hole where most tunnels meet, over all pages."""
    ground = ground_for(view.options)
    holes = [move for move in legal if isinstance(move, Place)]
    most = max(sum(len(page.near[move.hole]) for page in ground.pages) for move in holes)
    return rng.choice([move for move in holes if sum(len(page.near[move.hole]) for page in ground.pages) == most])


def walk(view: View, legal: Sequence[What], rng: Rng) -> What:
    ways = [move for move in legal if isinstance(move, Walk)]
    worths = [worth(view, move.way) for move in ways]
    most = max(worths)
    if most <= 0 and Dig() in legal:
        return Dig()
    return rng.choice([move for move, brings in zip(ways, worths, strict=True) if brings == most])


def worth(view: View, way: tuple[int, ...]) -> int:
    """What the end of a way brings at once."""
    hole, page = way[-1], ground_for(view.options).on(view.page)
    kind = page.kind[hole]
    if kind == "gift":
        if not holds_gift(view, hole):
            return 0
        return EXTRA_TURN if is_junior(view.options) else GIFT + baskets(view, way)
    if kind == "portal":
        return PORTAL
    if not sees(view, hole, most=MOST):
        return 0
    if is_junior(view.options):
        return page.number[hole] + scarcity(view, kind)
    return price(page.number[hole]) if owes(view, way) else page.number[hole] + baskets(view, way)


def scarcity(view: View, kind: str) -> int:
    """The kind a seat has least of decides the number of lunches (G-60)."""
    amounts = view.seats[view.seat or 0].amounts
    short = [max(amounts) - amount for amount in amounts]
    return max(short) if kind == "store" else short[KINDS.index(kind)]


def baskets(view: View, way: tuple[int, ...]) -> int:
    return (
        BASKET * sum(len(view.seats[other].baskets) for other in jumped(view, way)) if has_baskets(view.options) else 0
    )


def price(number: int) -> int:
    """The value of paying a debt with this number."""
    return max(1, BASKET - number // 2)


def owes(view: View, way: tuple[int, ...]) -> bool:
    """What is collected would go to the holder of the basket (G-47)."""
    if not has_baskets(view.options) or view.seat in view.seats[view.seat or 0].baskets:
        return False
    return not any(view.seat in view.seats[other].baskets for other in jumped(view, way))


def jumped(view: View, way: tuple[int, ...]) -> list[Seat]:
    return [other for other, shown in enumerate(view.seats) if other != view.seat and shown.figure in way]


def keep(view: View, legal: Sequence[What]) -> What:
    """The largest card; or the dig card, if the pages offer more than that in its hole."""
    best = best_gift(view.gift)
    worth = value_of(best.card) if isinstance(best, Keep) else 0
    hole = view.seats[view.seat or 0].figure
    found = sum(finds(view, page, hole, most=MOST) for page in DIE)
    return Keep(DIG) if Keep(DIG) in legal and found > worth * len(DIE) else best


def collect(view: View, legal: Sequence[What] | None) -> What:
    if view.hint is None:
        return Decline()
    if not is_junior(view.options):
        few = Collect(view.hint.plus, view.hint.minus)
        return most_cards(legal or (few,)) if wins_by_ending(view) else few
    if legal is None:
        return Collect(view.hint.plus, view.hint.minus)
    own = view.seats[view.seat or 0].added
    return max((move for move in legal if isinstance(move, Collect)), key=lambda move: lunches(own, move))


def wins_by_ending(view: View) -> bool:
    """The pile is empty, so laying cards brings the end closer (G-02), and nobody has more points."""
    seat = view.seat or 0
    best = max(shown.points for other, shown in enumerate(view.seats) if other != seat)
    return not view.pile and view.seats[seat].points >= best


def most_cards(legal: Sequence[What]) -> What:
    laid = [move for move in legal if isinstance(move, Collect)]
    return max(laid, key=lambda move: len(move.plus) + len(move.minus))


def lunches(own: tuple[int, ...], move: Collect) -> tuple[int, int]:
    """Complete lunches, then the amount of the scarcest kind."""
    amounts = list(amounts_of(own))
    kind = kind_of(move.plus[0])
    before = amounts[kind]
    amounts[kind] += total(move.plus) - total(move.minus)
    return min(amounts), -before
