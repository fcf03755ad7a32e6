"""Laws of the result: ends, score, faults."""

from burrow.engine.game import Score
from burrow.laws.alphabet import alphabet
from burrow.laws.broken import hold
from burrow.laws.play import Play, enough


def ends(play: Play) -> None:
    """Random play ends; then nobody is waited for and no further move is accepted."""
    game, log = play.game, play.finished
    hold(log.seq < enough(game), "ends", f"{game.id} goes on after {enough(game)} events of {play.case!r}")
    waiting = log.waiting
    hold(waiting.over, "ends", f"{game.id} waits for {waiting!r} and nobody can speak: {play.case!r}")
    for seat in play.seats:
        hold(not game.moves(log.state, seat), "ends", f"seat {seat} has moves after the end of {play.case!r}")
        for move in alphabet(game):
            refusal = game.refuse(log.state, seat, move, log.at + 1)
            hold(refusal is not None, "ends", f"seat {seat} may make {move!r} after the end")
            hold(refusal is None or refusal.until is None, "ends", f"seat {seat} is told to wait after the end")


def score(play: Play) -> None:
    """At any time there is one score per seat, in seat order; more points never mean a worse place; a team shares its
    place; lines name rules."""
    for moment in play.some_moments(24):
        _check_scores(play, play.game.score(moment.state))
    _check_scores(play, play.game.score(play.finished.state))


def faults(play: Play) -> None:
    """No invariant is broken at any moment."""
    for moment in play.moments:
        found = play.game.faults(moment.state)
        hold(not found, "faults", f"{found!r}: {play.where(moment)}")


def _check_scores(play: Play, scores: tuple[Score, ...]) -> None:
    seats = [score.seat for score in scores]
    hold(seats == list(play.seats), "score", f"scores of the seats {seats} at a table of {play.case.seats}")
    ranks = [score.rank for score in scores]
    teams = list(play.game.teams(play.case.seats, play.case.options))
    hold(len(teams) == play.case.seats, "score", f"teams {teams} at a table of {play.case.seats}")
    places = len(set(zip(teams, ranks, strict=False)))
    hold(places == len(set(teams)), "score", f"the teams {teams} have the ranks {ranks}")
    for one in scores:
        better = sum(rank < one.rank for rank in ranks)
        hold(one.rank == better + 1, "score", f"rank {one.rank} behind {better} others: {ranks}")
        for other in scores:
            hold(
                one.total <= other.total or one.rank <= other.rank,
                "score",
                f"{one.total} points are rank {one.rank} and {other.total} points rank {other.rank}",
            )
        _check_lines(play, one)


def _check_lines(play: Play, score: Score) -> None:
    rules = {rule.id for rule in play.game.rulebook}
    for line in score.lines:
        hold(line.rule in rules, "score", f"{line!r} names no rule of the rulebook")
        hold(type(line.points) is int, "score", f"{line!r} has points that are no whole number")
        missing = play.home.lexicon.missing(line.label)
        hold(not missing, "score", f"the label {line.label!r} is missing in {', '.join(missing)}")
