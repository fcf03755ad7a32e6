"""Who has the fewest pieces left, when the game ends, and who wins."""

from burrow.engine.game import Line, Score, Seat
from burrow.games.hamsterrolle.options import is_team_game
from burrow.games.hamsterrolle.state import Ended, State
from burrow.games.hamsterrolle.state.players import pieces_left, teams


def score(state: State) -> tuple[Score, ...]:
    """Fewer pieces rank higher; partners add theirs together and share a place (W-37)."""
    left = [pieces_left(state, team) for team in teams(state)]
    return tuple(
        Score(seat, rank=1 + sum(other < own for other in left), lines=lines(state, seat))
        for seat, own in enumerate(left)
    )


def lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """Each piece left counts minus one; partners have the same lines."""
    left = -pieces_left(state, teams(state)[seat])
    team = is_team_game(state.options)
    return (Line("W-37", "line-team", left) if team else Line("W-27", "line-pieces", left),)


def ending(state: State) -> Ended:
    """Why the game ends with this turn, checked when everything lies still (WA-18); empty if it goes on."""
    empty = [team for team, tray in zip(teams(state), state.trays, strict=True) if not tray]
    if not is_team_game(state.options):
        reason: Ended = "empty" if empty else ""
    elif len(empty) > len(set(empty)):
        reason = "team"
    else:
        reason = "fewest" if len(empty) == 2 else ""
    return reason or ("rounds" if is_last_turn(state) else "")


def is_last_turn(state: State) -> bool:
    """The last turn of the last round (WA-24)."""
    last = (state.seat + 1) % state.seats == state.first
    return last and 0 < state.options.rounds <= state.round


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the fewest pieces left, partners included; teams that tie share the win (WA-21)."""
    left = [pieces_left(state, team) for team in teams(state)]
    return tuple(seat for seat, own in enumerate(left) if own == min(left))
