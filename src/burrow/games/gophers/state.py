"""The table at one moment: frozen structs, the questions that follow from them, and what must always hold."""

from functools import cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.game import OVER, Millis, Seat, Waiting
from burrow.games.gophers.data import (
    CODES,
    COPIES,
    DIE,
    DIG,
    DIGS,
    GIFT,
    HAND,
    KINDS,
    SIMPLE_DIGS,
    SIMPLE_TOP,
    SORTED_OUT,
    TOP,
)
from burrow.games.gophers.data.book import HoleKind
from burrow.games.gophers.data.cards import value_of
from burrow.games.gophers.options import Options, has_baskets, is_added_only, is_entry
from burrow.games.gophers.reader.books import ground_for, own_text
from burrow.games.gophers.reader.ground import Maze

CHANCE = Waiting(nature="chance")

NOBODY: Seat = -1
"""No seat: the seat of a figure that is not placed yet, or of a card that everyone knows."""

Cards = tuple[int, ...]
"""Card numbers, ascending, equal ones side by side."""

Phase = Literal[
    "begin",  # nature draws who begins
    "draw",  # nature draws for the first seat in `draws`: the deal, an unsuccessful mover's card, the refill
    "place",  # seats put their figures on holes (G-05)
    "open",  # nature rolls the first page (G-06)
    "ready",  # the active seat rolls or digs; an extra turn of the entry game may be declined
    "roll",  # nature rolls for the move
    "walk",  # the active seat walks or digs; there is always a way (GA-36)
    "page",  # nature rolls the page to turn to
    "unwrap",  # nature draws the cards of a gift
    "gift",  # the first seat of `asked` keeps one of them
    "collect",  # the first seat of `asked` collects where it stands, or declines
    "over",
]

DECIDED: tuple[Phase, ...] = ("place", "ready", "walk", "gift", "collect")
"""The phases in which a seat decides."""

Ended = Literal["", "hand", "stock", "stuck", "quiet"]
"""Why the game is over, or why this round is the last one (GA-19): a small hand (G-02), a kind that is gone (G-59),
nobody can make anything, or six quiet rounds (GA-20)."""


class Laid(Struct, frozen=True):
    """A combination: what was added and what was subtracted; in the entry game, what was taken and given back."""

    plus: Cards
    minus: Cards = ()


class Buried(Struct, frozen=True):
    """A card under the draw pile, in the order in which it will come up."""

    card: int
    seat: Seat
    """Who put it there and knows it; `NOBODY` if everyone knows it, since only dig cards can be declined (GA-17)."""


class Turn(Struct, frozen=True):
    """What has happened in the turn; public."""

    seat: Seat
    """The active seat."""
    pips: int = 0
    """The roll of the move; 0 before it."""
    walked: bool = False
    """The figure has used the roll."""
    dug: bool = False
    """A dig card of the seat's own replaced the move (G-17)."""
    jumped: tuple[Seat, ...] = ()
    """Seats whose figures were jumped, each once, ascending (G-44)."""
    changed: bool = False
    """The page was turned at least once, so everyone collects (G-22, GA-37)."""
    rolls: int = 0
    """Page rolls in the current chain of portals (GA-10)."""
    opened: tuple[int, ...] = ()
    """Pages on which the active seat has opened the gift of its hole; each can be opened once (GA-34)."""
    gained: Laid | None = None
    """What the active seat has collected: the turn is successful (G-44, GA-23)."""
    laid: bool = False
    """Somebody laid cards in this turn (GA-20)."""
    extra: bool = False
    """An extra turn from a gift, in the entry game; it may be declined (G-57, GA-38)."""


class State(Struct, frozen=True):
    options: Options
    phase: Phase
    page: int
    """The open page, 1 to 6; page 1 before the first roll (G-04)."""
    first: Seat
    """Who begins."""
    round: int
    """From 1; 0 until all figures are placed and the page is rolled."""
    turn: Turn
    """While figures are placed, its seat is the one that places."""
    figures: tuple[int, ...]
    """By seat, the number of the hole; -1 if not placed yet."""
    hands: tuple[Cards, ...]
    """By seat; empty in the entry game."""
    added: tuple[Cards, ...]
    """By seat, pile 1 in the order laid (G-31); in the entry game, what was taken, ascending."""
    subtracted: tuple[Cards, ...]
    """By seat, pile 2 in the order laid (G-32)."""
    pile: tuple[int, ...]
    """By card, how many are left in the draw pile, whose order nobody knows; in the entry game, in the open stock."""
    buried: tuple[Buried, ...] = ()
    """Cards under the draw pile, drawn when the rest is gone, first one first (G-34, GA-17)."""
    used: int = 0
    """Dig cards on the discard pile (G-21, GA-18)."""
    baskets: tuple[Seat, ...] = ()
    """By owner, who holds the basket; empty if baskets are not played (G-43)."""
    digs: tuple[bool, ...] = ()
    """By seat, whether its dig card of the entry game is left (G-58); empty in other games."""
    draws: tuple[tuple[Seat, int], ...] = ()
    """Who draws how many cards now, in this order; never more than are left."""
    asked: tuple[Seat, ...] = ()
    """Seats that have yet to collect; the first one is asked now (GA-13)."""
    gift: Cards = ()
    """What the first seat of `asked` has drawn from a gift, in the order drawn; nobody else sees it (GA-17)."""
    quiet: int = 0
    """Full rounds in a row in which nobody laid a card, counted from the first that began with an empty pile
    (GA-20)."""
    laid: bool = False
    """This round is not quiet: somebody has laid a card or drawn one from the pile (GA-20)."""
    deadline: Millis | None = None
    ended: Ended = ""

    @property
    def seats(self) -> int:
        return len(self.figures)


def setup(seats: int, options: Options) -> State:
    """Six cards for everyone (G-03), or the open stock (G-52). The book is open at its first page (G-04)."""
    entry = is_entry(options)
    blank = State(
        options=replace(options, own=own_text(options)),
        phase="begin",
        page=1,
        first=0,
        round=0,
        turn=Turn(0),
        figures=(NOBODY,) * seats,
        hands=((),) * seats,
        added=((),) * seats,
        subtracted=((),) * seats,
        pile=deck_of(options),
        baskets=tuple(range(seats)) if has_baskets(options) else (),
        digs=(True,) * seats if entry else (),
    )
    return blank if options.first == "chance" else deal(blank, int(options.first) - 1)


def deal(state: State, first: Seat) -> State:
    """The starter is known. Without hands there is nothing to deal (G-52)."""
    begun = replace(state, first=first, turn=Turn(first))
    if is_entry(state.options):
        return replace(begun, phase="place", deadline=time_to_decide(state.options, 0))
    return replace(begun, phase="draw", draws=tuple((seat, HAND) for seat in clockwise(state, first)))


def deck_of(options: Options) -> tuple[int, ...]:
    """By card, how many copies there are before the game."""
    return _deck(options.way, sorted_out(options))


def sorted_out(options: Options) -> tuple[int, ...]:
    """Numbers missing from the open stock, ascending (G-55)."""
    if options.entry != "chosen":
        return dict(SORTED_OUT)[options.entry]
    return tuple(value for value in range(1, TOP + 1) if str(value) in chosen_words(options))


def chosen_words(options: Options) -> list[str]:
    """The numbers that people wrote to be sorted out, word by word."""
    return options.chosen.replace(",", " ").split()


@cache
def _deck(way: str, missing: tuple[int, ...]) -> tuple[int, ...]:
    if way == "entry":
        copies = [0 if value in missing else count for value, count in enumerate(COPIES, 1)]
        return (0, *copies * len(KINDS))
    if way in ("simplified", "both"):
        copies = [count if value <= SIMPLE_TOP else 0 for value, count in enumerate(COPIES, 1)]
        return (SIMPLE_DIGS, *copies * len(KINDS))
    return (DIGS, *COPIES * len(KINDS))


def waiting(state: State) -> Waiting:
    """A seat that stands on supplies is asked even if it cannot collect (GA-03)."""
    seat = decider(state)
    if seat == NOBODY:
        return OVER if state.phase == "over" else CHANCE
    return _asked(seat) if state.deadline is None else Waiting((seat,), deadline=state.deadline)


@cache
def _asked(seat: Seat) -> Waiting:
    return Waiting((seat,))


def decider(state: State) -> Seat:
    """The seat that has to decide; `NOBODY` when it is nature's turn, and after the end."""
    match state.phase:
        case "place" | "ready" | "walk":
            return state.turn.seat
        case "gift" | "collect":
            return state.asked[0]
        case _:
            return NOBODY


def clockwise(state: State, first: Seat) -> tuple[Seat, ...]:
    """All seats, this one first."""
    return tuple((first + i) % state.seats for i in range(state.seats))


def maze_of(state: State) -> Maze:
    """The open page."""
    return ground_for(state.options).on(state.page)


def kind_under(state: State, seat: Seat) -> HoleKind:
    """What is printed where the seat's figure stands."""
    return maze_of(state).kind[state.figures[seat]]


def number_under(state: State, seat: Seat) -> int:
    return maze_of(state).number[state.figures[seat]]


def usable(cards: Cards, kind: HoleKind) -> Cards:
    """The cards that a hole of this kind accepts (G-25, G-29)."""
    if kind == "store":
        return tuple([card for card in cards if card != DIG])
    least = 1 + KINDS.index(kind) * TOP
    return tuple([card for card in cards if least <= card < least + TOP])


def cards_left(state: State) -> int:
    """Cards of the draw pile, including those under it."""
    return sum(state.pile) + len(state.buried)


def has_dig(state: State, seat: Seat) -> bool:
    """A dig card that the seat may play instead of moving (G-17, G-58)."""
    return state.digs[seat] if is_entry(state.options) else DIG in state.hands[seat]


def without(cards: Cards, taken: Cards) -> Cards:
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def total(cards: Cards) -> int:
    return sum([value_of(card) for card in cards])


def time_to_decide(options: Options, at: Millis) -> Millis | None:
    """The deadline of a decision that begins now (GA-03)."""
    return at + 1000 * options.clock if options.clock else None


def faults(state: State) -> tuple[str, ...]:
    """Broken invariants, in words."""
    standing = [hole for hole in state.figures if hole != NOBODY]
    holes = range(len(ground_for(state.options).on(1).kind))
    over, entry = state.phase == "over", is_entry(state.options)
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
        (entry and (any(state.hands) or bool(state.buried)), "hidden cards in the entry game"),
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
    spare = state.seats if is_entry(state.options) else 0
    counts[DIG] += state.used + sum(state.digs) - spare
    deck = deck_of(state.options)
    return [(counts[card] != deck[card], f"{counts[card]} of {deck[card]} cards {card}") for card in range(CODES)]
