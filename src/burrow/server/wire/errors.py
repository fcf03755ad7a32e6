"""Why a request was not done: a code with a sentence in the shared locales, and the HTTP status for it."""

from typing import Literal

from burrow.engine.errors import BurrowError
from burrow.engine.game import Refusal

Code = Literal[
    "bad-request",
    "bad-message",
    "bad-move",
    "bad-options",
    "bad-seats",
    "bad-share",
    "unknown-bot",
    "forbidden-origin",
    "not-your-seat",
    "not-the-host",
    "removed",
    "wrong-key",
    "not-found",
    "admin-off",
    "unknown-game",
    "unknown-table",
    "unknown-code",
    "bad-method",
    "not-now",
    "time-up",
    "seat-taken",
    "table-full",
    "link-used",
    "table-closed",
    "too-large",
    "bad-type",
    "unknown-host",
    "table-limit",
    "too-fast",
    "bad-data",
    "server-error",
    "turn-failed",
    "not-stored",
    "restarting",
]
"""Each has the sentence `error-<code>`."""

STATUS: dict[Code, int] = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-move": 400,
    "bad-options": 400,
    "bad-seats": 400,
    "bad-share": 400,
    "unknown-bot": 400,
    "forbidden-origin": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "removed": 403,
    "wrong-key": 403,
    "not-found": 404,
    "admin-off": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-code": 404,
    "bad-method": 405,
    "not-now": 409,
    "time-up": 409,
    "seat-taken": 409,
    "table-full": 409,
    "link-used": 409,
    "table-closed": 410,
    "too-large": 413,
    "bad-type": 415,
    "unknown-host": 421,
    "table-limit": 429,
    "too-fast": 429,
    "bad-data": 500,
    "server-error": 500,
    "turn-failed": 500,
    "not-stored": 503,
    "restarting": 503,
}


class Declined(BurrowError):
    """Nothing was done. `detail` is for developers."""

    def __init__(self, code: Code, detail: str = "", *, retry_after: int = 0, refusal: Refusal | None = None) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code: Code = code
        self.detail = detail
        self.retry_after = retry_after
        """Seconds; 0: trying again is no use."""
        self.refusal = refusal
        """The game's own reason."""

    @property
    def status(self) -> int:
        return STATUS[self.code]
