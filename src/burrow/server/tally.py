"""Counts what happens, for monitoring, and writes it in the text format of Prometheus. Knows no table and no socket.

The format is a few lines of text for numbers that one process holds, so there is no library for it."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import NamedTuple

STORED = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
STEPPED = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064)
"""Seconds. A frame of physics lasts a 60th of a second, so steps above 0.016 s do not keep up."""
FORMAT = "text/plain; version=0.0.4; charset=utf-8"


class Sample(NamedTuple):
    """One line of a metric."""

    value: float
    labels: Mapping[str, str] = {}
    suffix: str = ""


class Metric(NamedTuple):
    name: str
    kind: str
    words: str
    samples: Iterable[Sample]


class Counter:
    """Counts by the value of one label."""

    __slots__ = ("_counts", "_label")

    def __init__(self, label: str) -> None:
        self._label = label
        self._counts: dict[str, int] = {}

    def add(self, value: str) -> None:
        self._counts[value] = self._counts.get(value, 0) + 1

    def of(self, value: str) -> int:
        return self._counts.get(value, 0)

    @property
    def total(self) -> int:
        return sum(self._counts.values())

    @property
    def samples(self) -> list[Sample]:
        return [Sample(count, {self._label: value}) for value, count in sorted(self._counts.items())]


class Histogram:
    """How many measurements were at most so large. Only one thread at a time may add."""

    __slots__ = ("_bounds", "_counts", "_total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._total = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._total += seconds

    @property
    def count(self) -> int:
        return sum(self._counts)

    @property
    def samples(self) -> list[Sample]:
        found, count = [], 0
        for bound, more in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            count += more
            found.append(Sample(count, {"le": bound}, "_bucket"))
        return [*found, Sample(self._total, suffix="_sum"), Sample(count, suffix="_count")]


class Tally:
    """What has happened since the server started."""

    __slots__ = ("moves", "problems", "pushes", "refusals", "restarts", "steps", "stored")

    def __init__(self) -> None:
        self.moves = Counter("game")
        self.refusals = Counter("rule")
        self.problems = Counter("code")
        self.restarts = Counter("what")
        self.pushes = Counter("outcome")
        self.stored = Histogram(STORED)
        self.steps = Histogram(STEPPED)

    def metrics(self) -> list[Metric]:
        return [
            Metric("burrow_moves_total", "counter", "Moves that are stored.", self.moves.samples),
            Metric("burrow_refusals_total", "counter", "Moves that a rule refused.", self.refusals.samples),
            Metric("burrow_problems_total", "counter", "Requests that failed.", self.problems.samples),
            Metric(
                "burrow_restarts_total",
                "counter",
                "What failed and began again: a process of a bot, a turn of physics, a table.",
                self.restarts.samples,
            ),
            Metric("burrow_pushes_total", "counter", "Notifications by Web Push.", self.pushes.samples),
            Metric("burrow_stored_seconds", "histogram", "Time until a move is on disk.", self.stored.samples),
            Metric(
                "burrow_physics_step_seconds",
                "histogram",
                "Processor time of one frame of physics.",
                self.steps.samples,
            ),
        ]


def gauge(name: str, words: str, value: float, **labels: str) -> Metric:
    return Metric(name, "gauge", words, [Sample(value, labels)])


def as_text(metrics: Iterable[Metric]) -> str:
    lines = []
    for name, kind, words, samples in metrics:
        lines += [f"# HELP {name} {words}", f"# TYPE {name} {kind}"]
        lines += [f"{name}{suffix}{_labels(labels)} {_number(value)}" for value, labels, suffix in samples]
    return "\n".join([*lines, ""])


def _labels(labels: Mapping[str, str]) -> str:
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items()) + "}" if labels else ""


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    return repr(value) if isinstance(value, int) or not value.is_integer() else str(int(value))
