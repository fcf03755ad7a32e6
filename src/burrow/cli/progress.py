"""A progress bar on stderr if that is a terminal, otherwise silent."""

import sys
import time
from types import TracebackType

WIDTH = 28


class Bar:
    def __init__(self, total: int, what: str) -> None:
        """A total of 0 means unknown."""
        self._total = total
        self._what = what
        self._begun = self._shown = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def __enter__(self) -> "Bar":
        self._draw(0)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        now = time.monotonic()
        if now - self._shown > 0.1 or done == self._total:
            self._shown = now
            self._draw(done)

    def _draw(self, done: int) -> None:
        if self._terminal:
            seconds = time.monotonic() - self._begun
            print("\r" + bar(done, self._total, self._what, seconds), end="", file=sys.stderr, flush=True)


def bar(done: int, total: int, what: str, seconds: float) -> str:
    rate = done / seconds if seconds > 0 else 0.0
    speed = f"{rate:.0f}/s" if rate >= 10 else f"{rate:.2g}/s"
    if not total:
        return f"{done} {what}, {speed}   "
    full = WIDTH * done // total
    left = f", {(total - done) / rate:.0f} s left" if rate > 0 else ""
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total} {what}, {speed}{left}   "
