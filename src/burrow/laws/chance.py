"""The law of chance: nature gives the answers in the odds, as often as the odds say."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from burrow.laws.broken import hold
from burrow.laws.play import Moment, Play

DRAWS = 600
RARE = 5
"""Answers expected fewer times than this are counted together."""
SIGMAS = 5.0
"""A fair die fails about once in three million tests."""


def chance(play: Play) -> None:
    """Odds are distinct answers with positive whole weights; nature's answers are among them and match the weights."""
    game = play.game
    asked = [m for m in play.moments if game.waiting(m.state).nature or game.waiting(m.state).deadline is not None]
    for moment in play.rng("chance").shuffled(asked)[:4]:
        odds = game.odds(moment.state)
        if odds is None:
            hold(
                game.waiting(moment.state).nature != "chance" or "chance" in game.traits,
                "chance",
                f"dice without the trait: {play.where(moment)}",
            )
            continue
        _check_odds(play, moment, odds)
        _check_answers(play, moment, odds)


def _check_odds(play: Play, moment: Moment, odds: Sequence[tuple[Any, int]]) -> None:
    hold(odds, "chance", f"nature is asked and has no answer: {play.where(moment)}")
    answers = [answer for answer, _ in odds]
    hold(len(answers) == len(set(answers)), "chance", f"an answer has two odds: {play.where(moment)}")
    for answer, weight in odds:
        hold(
            type(weight) is int and weight > 0,
            "chance",
            f"{answer!r} has the weight {weight!r}: {play.where(moment)}",
        )


def _check_answers(play: Play, moment: Moment, odds: Sequence[tuple[Any, int]]) -> None:
    weights = dict(odds)
    draws = DRAWS if len(odds) > 1 else 3
    counts = Counter(play.game.nature(moment.state, play.rng("nature", moment.seq, i)) for i in range(draws))
    for answer in counts:
        hold(answer in weights, "chance", f"nature answers {answer!r}, which has no odds: {play.where(moment)}")
    distance, freedom = _chi_square(counts, weights, draws)
    hold(
        freedom == 0 or distance <= chi_square_bound(freedom),
        "chance",
        f"nature does not keep to the odds (chi-square {distance:.1f} of {freedom}): {play.where(moment)}",
    )


def _chi_square(counts: Counter[Any], weights: dict[Any, int], draws: int) -> tuple[float, int]:
    """Pearson's chi-square statistic and its degrees of freedom."""
    total = sum(weights.values())
    cells: list[tuple[int, float]] = []
    rare, rare_expected = 0, 0.0
    for answer, weight in weights.items():
        expected = draws * weight / total
        if expected < RARE:
            rare, rare_expected = rare + counts[answer], rare_expected + expected
        else:
            cells.append((counts[answer], expected))
    if rare_expected >= RARE:
        cells.append((rare, rare_expected))
    return sum((seen - expected) ** 2 / expected for seen, expected in cells), max(0, len(cells) - 1)


def chi_square_bound(freedom: int) -> float:
    """The value that a fair source exceeds once in three million times, after Wilson and Hilferty (1931)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + SIGMAS * sqrt(spread)) ** 3)
