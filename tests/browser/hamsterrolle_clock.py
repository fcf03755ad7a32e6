"""The clock of a turn as one page is told it. The table itself has none, so it never runs out on a slow machine."""

from playwright.sync_api import WebSocketRoute

LEFT = slice(6, 10)
"""The part of a frame that holds the rest of the clock, in ms."""


class ToldClock:
    """Route the sockets of a page to `dial`."""

    def __init__(self, left: int) -> None:
        self.left = left

    def dial(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        house.on_message(lambda message: page.send(self._told(message)))

    def _told(self, message: str | bytes) -> str | bytes:
        if isinstance(message, str):
            return message
        frame = bytearray(message)
        frame[LEFT] = self.left.to_bytes(4, "little")
        return bytes(frame)
