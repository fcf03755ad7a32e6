"""What whoever runs the server tells everyone. It is kept in memory only, for those who connect later."""

from burrow.engine.game import Millis
from burrow.server.wire.outbound import Notice


class NoticeBoard:
    __slots__ = ("current",)

    def __init__(self) -> None:
        self.current: Notice | None = None

    def post(self, text: str, now: Millis) -> Notice:
        """Another text in place of the one before; empty: none. `now` numbers it, so that pages can tell them apart."""
        number = max(now, self.current.id + 1 if self.current is not None else 0)
        notice = Notice(number, text.strip())
        self.current = notice if notice.text else None
        return notice
