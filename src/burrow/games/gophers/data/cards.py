"""What a card's number means."""

from burrow.games.gophers.data import DIG, KINDS, TOP


def kind_of(card: int) -> int:
    """The index of its kind in `KINDS`; -1 for a dig card."""
    return -1 if card == DIG else (card - 1) // TOP


def value_of(card: int) -> int:
    """0 for a dig card."""
    return 0 if card == DIG else (card - 1) % TOP + 1


def card_of(kind: int, value: int) -> int:
    return 1 + kind * TOP + value - 1


def name_of(card: int) -> str:
    """The message id of its kind: one of `KINDS`, or `dig`."""
    return "dig" if card == DIG else KINDS[kind_of(card)]
