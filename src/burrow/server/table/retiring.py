"""What a table still does while the server stops."""

from burrow.server.table.inputs import (
    AlarmRang,
    BotAnswered,
    GestureArrived,
    Input,
    MessageArrived,
    TurnChanged,
)
from burrow.server.table.parts import Parts


def is_still_served(input: Input, parts: Parts) -> bool:
    """Whether a table that retires still takes this. What people ask for now they ask again after they have come back,
    under the same nonce."""
    match input:
        case MessageArrived() | BotAnswered() | TurnChanged():
            return False
        case GestureArrived():
            return parts.turns.is_under_way
        case AlarmRang():
            return bool(parts.schedule.claims)
        case _:
            return True


def has_nothing_under_way(parts: Parts) -> bool:
    return not parts.turns.is_under_way and not parts.schedule.has_people_waiting
