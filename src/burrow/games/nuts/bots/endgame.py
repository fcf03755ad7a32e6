"""What the other scores demand when the game may end with this turn. Uses only the view."""

from burrow.games.nuts.view import View


def score_if_banked(view: View) -> int:
    assert view.turn is not None
    return view.scores[view.turn] + view.total


def best_of_others(view: View) -> int:
    """The highest score this seat has to beat: among all others or, in a play-off, among the other tied seats."""
    rivals = view.playoff or range(len(view.scores))
    return max(view.scores[seat] for seat in rivals if seat != view.turn)


def is_last_chance(view: View) -> bool:
    """Banking now, with fewer points than the leader, would lose for certain."""
    return (view.final_round or bool(view.playoff)) and score_if_banked(view) < best_of_others(view)


def is_last_seat(view: View) -> bool:
    """No other seat has a turn before the points are compared (NA-13, NA-14)."""
    assert view.turn is not None
    assert view.starter is not None
    if view.playoff:
        return view.turn == view.playoff[-1]
    return (view.turn + 1) % len(view.scores) == view.starter


def wins_by_banking(view: View) -> bool:
    """Banking would end the game at once, with this seat as the only winner."""
    reached = bool(view.playoff) or score_if_banked(view) >= view.goal or view.final_round
    if view.options.end == "first":
        return score_if_banked(view) >= view.goal
    return reached and is_last_seat(view) and score_if_banked(view) > best_of_others(view)
