"""Adds up what bots did in many games. All sums are whole numbers or fractions, so that neither the order of the games
nor the number of processes changes the result."""

from fractions import Fraction
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from burrow.engine.game import Score


class Tally(Struct, frozen=True):
    """The sums of one bot. A bot may hold several seats of a game; its points and turns cover all of them."""

    games: int = 0
    seats: int = 0
    """Seats held, over all games."""
    wins: Fraction = Fraction(0)
    """A shared win is split between the seats that share it."""
    points: int = 0
    points_squared: int = 0
    turns: int | None = 0
    """None if the game counts no turns."""
    turns_squared: int = 0
    points_turns: int = 0

    def add(self, other: "Tally") -> "Tally":
        return Tally(
            games=self.games + other.games,
            seats=self.seats + other.seats,
            wins=self.wins + other.wins,
            points=self.points + other.points,
            points_squared=self.points_squared + other.points_squared,
            turns=None if self.turns is None or other.turns is None else self.turns + other.turns,
            turns_squared=self.turns_squared + other.turns_squared,
            points_turns=self.points_turns + other.points_turns,
        )

    @property
    def mean(self) -> float:
        """Points per seat."""
        return self.points / self.seats

    @property
    def mean_error(self) -> float | None:
        """Standard error of the mean, from the spread between games; None for a single game."""
        if self.games < 2:
            return None
        squares = self.points_squared - Fraction(self.points**2, self.games)
        return _root(squares * self.games / (self.games - 1)) / self.seats

    @property
    def per_turn(self) -> float | None:
        """Points per turn: all points over all turns. A game that ends at a goal does not bias this."""
        return self.points / self.turns if self.turns else None

    @property
    def per_turn_error(self) -> float | None:
        """Standard error of that ratio, from each game's deviation from it."""
        if not self.turns or self.games < 2:
            return None
        rate = Fraction(self.points, self.turns)
        squares = self.points_squared - 2 * rate * self.points_turns + rate**2 * self.turns_squared
        return _root(squares * self.games / (self.games - 1)) / self.turns


def of_game(scores: tuple[Score, ...], turns: tuple[int, ...] | None, lineup: tuple[str, ...]) -> dict[str, Tally]:
    """The tallies of one game: `lineup` names the bot of each seat, `turns` counts each seat's turns."""
    winners = [score.seat for score in scores if score.rank == 1]
    tallies: dict[str, Tally] = {}
    for score, bot in zip(scores, lineup, strict=True):
        old = tallies.get(bot, Tally(games=1, turns=None if turns is None else 0))
        tallies[bot] = replace(
            old,
            seats=old.seats + 1,
            wins=old.wins + (Fraction(1, len(winners)) if score.seat in winners else 0),
            points=old.points + score.total,
            turns=None if old.turns is None or turns is None else old.turns + turns[score.seat],
        )
    return {bot: _squared(tally) for bot, tally in tallies.items()}


def _squared(tally: Tally) -> Tally:
    turns = tally.turns or 0
    return replace(
        tally,
        points_squared=tally.points**2,
        turns_squared=turns**2,
        points_turns=tally.points * turns,
    )


def _root(value: Fraction) -> float:
    return sqrt(max(Fraction(0), value))
