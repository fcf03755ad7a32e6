"""Draws four charts about games of Hamsterrolle: their length, what falls, what lies in the wheel, how it rolls."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil
from statistics import mean, median

from _report import percent
from _svg import BERRY, CARD, FROST, HONEY, INK, LINE, MOSS, NUT, SOFT, drawing, line, path_data, rect, tag, text
from hamsterrolle_bots import BACKWARDS, BAD, LAST_STAGE, STAGE, Played, TurnRecord

WIDTH, HEIGHT = 960, 740
SHORT, LONG = 35, 60
"""The number of turns a game of four should have."""
QUARTER = 7.5
"""A quarter of a compartment, in degrees: how far the wheel should roll in a turn."""
LENGTHS = 5
"""Turns in one column of the histogram of lengths."""
ROLLS = 2
"""Degrees in one column of the histogram of rolling; the middle column has its centre at 0."""
STEEPEST = 36
"""The last column of that histogram, in degrees; it also counts turns that roll further."""
HEADROOM = 1.15
"""Leaves room for text above the highest column."""
STEPS = (0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 50, 100)
ENOUGH = 1 / 3
"""The mean is drawn as long as this share of the games still goes on."""


class Axes:
    """One chart. Converts its numbers to positions in the drawing."""

    def __init__(self, left: int, top: int, across: tuple[float, float], most: float) -> None:
        self.left, self.top, self.width, self.height = left, top, 386, 196
        self.low, self.high = across
        self.most = most

    def x(self, value: float) -> float:
        return self.left + self.width * (value - self.low) / (self.high - self.low)

    def y(self, value: float) -> float:
        return self.top + self.height * (1 - value / self.most)

    def bar(self, since: float, until: float, height: float, fill: str, *, above: float = 0.0) -> str:
        gap, low, high = 1.5, self.y(above), self.y(above + height)
        return rect(self.x(since) + gap, high, self.x(until) - self.x(since) - 2 * gap, low - high, fill=fill, rx=1.5)

    def head(self, title: str, note: str) -> list[str]:
        return [
            text(self.left - 36, self.top - 48, title, font_size=18, font_weight=700),
            text(self.left - 36, self.top - 27, note, fill=SOFT),
        ]

    def grid(self, values: Iterable[float], told: Callable[[float], str]) -> list[str]:
        """Horizontal lines with their numbers; the line at 0 is darker."""
        drawn: list[str] = []
        for value in values:
            y = self.y(value)
            drawn.append(line(self.left, y, self.left + self.width, y, stroke=SOFT if value == 0 else LINE))
            drawn.append(text(self.left - 8, y + 4.5, told(value), text_anchor="end", font_size=13, fill=SOFT))
        return drawn

    def scale(self, values: Iterable[float], told: Callable[[float], str], unit: str) -> list[str]:
        below = self.top + self.height + 19
        marks = [
            text(self.x(value), below, told(value), text_anchor="middle", font_size=13, fill=SOFT) for value in values
        ]
        return [*marks, text(self.left + self.width, below + 19, unit, text_anchor="end", font_size=13, fill=SOFT)]


def course(games: Sequence[Played], named: str) -> str:
    title = f"How a game goes: {len(games)} games of {named}"
    described = "Four charts: turns of a game, pieces fallen by turn, pieces in the wheel by turn, rolling of the wheel"
    return drawing(
        WIDTH,
        HEIGHT,
        title,
        described,
        text(32, 48, "How a game goes", font_size=24, font_weight=700),
        text(WIDTH - 32, 47, f"{len(games)} games of {named}", text_anchor="end", font_size=15, fill=SOFT),
        *lengths(games, 68, 144),
        *falls(games, 542, 144),
        *inside(games, 68, 472),
        *rolls([turn for game in games for turn in game.turns], 542, 472),
    )


# Turns of a game


def lengths(games: Sequence[Played], left: int, top: int) -> list[str]:
    turns = [len(game.turns) for game in games]
    first, last = min(*turns, SHORT - 1) // LENGTHS * LENGTHS, (max(*turns, LONG) // LENGTHS + 1) * LENGTHS
    bins = {start: sum(start <= length < start + LENGTHS for length in turns) for start in range(first, last, LENGTHS)}
    axes = Axes(left, top, (first, last), upper(HEADROOM * max(bins.values()), least=1))
    fit = percent(sum(SHORT <= length <= LONG for length in turns), len(turns))
    ticks = range(first, last + 1, LENGTHS * ceil((last - first) / 60))
    return [
        *axes.head("How long it takes", f"median {median(turns):g} turns; {fit} of the games within 35 to 60"),
        rect(axes.x(SHORT), top, axes.x(LONG + 1) - axes.x(SHORT), axes.height, fill=MOSS, opacity=0.13),
        *axes.grid(steps(axes.most, least=1), whole),
        *(axes.bar(start, start + LENGTHS, height, MOSS) for start, height in bins.items() if height),
        text(axes.x(LONG + 1) - 8, top + 18, "35 to 60", text_anchor="end", font_size=13, fill=MOSS),
        *axes.scale(ticks, whole, "turns of a game"),
    ]


# Pieces fallen


def falls(games: Sequence[Played], left: int, top: int) -> list[str]:
    """In the same stages as the table of falls."""
    stages = {first: turns for first in range(0, LAST_STAGE, STAGE) if (turns := stage(games, first))}
    most = max(fallen(turns, bad=False) + fallen(turns, bad=True) for turns in stages.values())
    axes = Axes(left, top, (0, max(stages) + STAGE), upper(HEADROOM * most))
    return [
        *axes.head("What falls", "pieces a turn; in per cent: turns with three or more"),
        *axes.grid(steps(axes.most), lambda value: f"{value:g}"),
        *(part for first, turns in stages.items() for part in column(axes, first, turns)),
        *legend(axes, [(HONEY, "one or two"), (BERRY, "three or more")]),
        *axes.scale((first + STAGE / 2 for first in stages), span, "turns"),
    ]


def stage(games: Sequence[Played], first: int) -> list[TurnRecord]:
    last = first + STAGE if first + STAGE < LAST_STAGE else None
    return [turn for game in games for turn in game.turns[first:last]]


def span(middle: float) -> str:
    first = int(middle - STAGE / 2)
    return f"{first + 1}–{first + STAGE}" if first + STAGE < LAST_STAGE else f"{first + 1}+"


def column(axes: Axes, first: int, turns: Sequence[TurnRecord]) -> list[str]:
    few, many = fallen(turns, bad=False), fallen(turns, bad=True)
    share = sum(turn.fallen >= BAD for turn in turns) / len(turns)
    x, y, colour = axes.x(first + STAGE / 2), axes.y(few + many) - 6, BERRY if share else SOFT
    return [
        axes.bar(first, first + STAGE, few, HONEY) if few else "",
        axes.bar(first, first + STAGE, many, BERRY, above=few) if many else "",
        text(x, y, f"{100 * share:.{int(0 < share < 0.01)}f} %", text_anchor="middle", font_size=13, fill=colour),
    ]


def fallen(turns: Sequence[TurnRecord], *, bad: bool) -> float:
    """Pieces per turn that fell in bad falls, or in other falls."""
    return sum(turn.fallen for turn in turns if (turn.fallen >= BAD) == bad) / len(turns)


# Pieces in the wheel


def inside(games: Sequence[Played], left: int, top: int) -> list[str]:
    rows = [[1, *(turn.inside for turn in game.turns)] for game in games]
    longest = max(map(len, rows))
    axes = Axes(left, top, (0, max(LONG, -(-longest // 10) * 10)), upper(max(map(max, rows)), least=1))
    going = [[row[at] for row in rows if at < len(row)] for at in range(longest)]
    middles = [(axes.x(at), axes.y(mean(seen))) for at, seen in enumerate(going) if len(seen) >= ENOUGH * len(rows)]
    thin = [path_data((axes.x(at), axes.y(value)) for at, value in enumerate(row)) for row in rows]
    ends = [tag("circle", cx=axes.x(len(row) - 1), cy=axes.y(row[-1]), r=2.2) for row in rows]
    return [
        *axes.head("What lies in the wheel", "pieces inside after each turn: every game, and their mean"),
        *axes.grid(steps(axes.most), whole),
        tag("g", *(tag("path", d=d) for d in thin), fill="none", stroke=FROST, stroke_width=1, stroke_opacity=0.22),
        tag("g", *ends, fill=FROST, fill_opacity=0.55),
        tag("path", d=path_data(middles), fill="none", stroke=FROST, stroke_width=3.5, stroke_linejoin="round"),
        *axes.scale(range(0, int(axes.high) + 1, 10 * ceil(axes.high / 100)), whole, "turns"),
    ]


# Rolling


def rolls(turns: Sequence[TurnRecord], left: int, top: int) -> list[str]:
    bins: dict[int, int] = {}
    for turn in turns:
        at = min(STEEPEST, max(-STEEPEST, ROLLS * round(turn.rolled / ROLLS)))
        bins[at] = bins.get(at, 0) + 1
    shares = {at: 100 * seen / len(turns) for at, seen in bins.items()}
    axes = Axes(left, top, (min(-10, *bins) - ROLLS, max(bins) + ROLLS), upper(HEADROOM * max(shares.values())))
    middle, back = median(turn.rolled for turn in turns), sum(turn.rolled < BACKWARDS for turn in turns)
    mark = axes.x(QUARTER)
    return [
        *axes.head("How far it rolls", f"median {middle:.1f}°; backwards in {percent(back, len(turns))} of the turns"),
        *axes.grid(steps(axes.most), lambda value: f"{value:g} %"),
        *(axes.bar(at - 1, at + 1, share, BERRY if at < BACKWARDS else NUT) for at, share in sorted(shares.items())),
        text(axes.x(BACKWARDS) - 8, axes.y(0) - 14, "backwards", text_anchor="end", font_size=13, fill=BERRY),
        line(mark, top, mark, top + axes.height, stroke=INK, stroke_dasharray="2 4", stroke_linecap="round"),
        text(mark - 8, top + 13, "a quarter of a compartment", text_anchor="end", font_size=13),
        *axes.scale(
            range(-10 * int(-axes.low // 10), int(axes.high) + 1, 10),
            lambda value: f"{value:.0f}°".replace("-", "−"),
            "degrees in a turn",
        ),
    ]


# Numbers


def legend(axes: Axes, colours: Sequence[tuple[str, str]]) -> list[str]:
    """The legend, in the upper left, where the columns are low."""
    drawn = [rect(axes.left + 4, axes.top + 5, 124, 20 * len(colours) + 10, fill=CARD)]
    for row, (colour, words) in enumerate(colours):
        y = axes.top + 11 + 20 * row
        drawn.append(rect(axes.left + 10, y, 12, 12, fill=colour, rx=2))
        drawn.append(text(axes.left + 29, y + 10.5, words, font_size=13))
    return drawn


def step_of(most: float, least: float = 0.0) -> float:
    """The distance between two lines of the grid."""
    return next(step for step in STEPS if step >= least and most / step < 6.01)


def upper(most: float, least: float = 0.0) -> float:
    """The first line of the grid at or above `most`."""
    step = step_of(most, least)
    return step * ceil(most / step)


def steps(most: float, least: float = 0.0) -> list[float]:
    step = step_of(most, least)
    return [step * number for number in range(round(most / step) + 1)]


def whole(value: float) -> str:
    return f"{value:.0f}"
