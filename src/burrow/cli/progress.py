"""A progress bar on stderr, where that is a terminal; silent where it is not."""

import sys
import time
from types import TracebackType

WIDTH = 28


class Bar:
    def __init__(self, total: int, what: str) -> None:
        self._total = total
        self._what = what
        self._begun = self._shown = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def __enter__(self) -> "Bar":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self._terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        now = time.monotonic()
        if self._terminal and (now - self._shown > 0.1 or done == self._total):
            self._shown = now
            print("\r" + bar(done, self._total, self._what, now - self._begun), end="", file=sys.stderr, flush=True)


def bar(done: int, total: int, what: str, seconds: float) -> str:
    full = WIDTH * done // total
    rate = done / seconds if seconds > 0 else 0.0
    left = f", {(total - done) / rate:.0f} s left" if rate > 0 else ""
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total} {what}, {rate:.0f}/s{left}   "
