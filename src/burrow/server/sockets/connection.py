"""One socket: reads messages and gestures for its table, and sends what waits in its mailbox. Knows its table only as a
`Listener`.

Whoever has something to say posts it and goes on; nobody waits for a slow client."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from starlette.types import Receive, Send

from burrow.engine.game import Millis
from burrow.server.clock import Time
from burrow.server.settings import Settings
from burrow.server.sockets.allowance import Allowance, Shared
from burrow.server.sockets.close_codes import TOO_FAST, TOO_SLOW
from burrow.server.sockets.mailbox import Mailbox
from burrow.server.sockets.pings import Pings
from burrow.server.sockets.reading import UNREADABLE, nonce_of, read_message
from burrow.server.tally import Tally
from burrow.server.wire import inbound
from burrow.server.wire.outbound import Failed, Outbound, Refused

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """What a connection talks to: its table."""

    def hear(self, connection: "Connection", message: inbound.Message) -> None: ...

    def hear_gesture(self, connection: "Connection", packet: bytes) -> None:
        """What a hand does: the number of the seat, then the gesture as the game packs it."""
        ...

    def lose(self, connection: "Connection") -> None: ...

    def now(self) -> Millis: ...


class Connection:
    __slots__ = (
        "_allowance", "_close_code", "_closed", "_linger", "_main", "_pings", "_send", "_tally", "address", "holder",
        "is_hand", "is_screen", "listener", "mailbox",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        *,
        holder: str,
        address: str,
        is_screen: bool = False,
        time: Time,
        settings: Settings,
        shared: Shared,
        tally: Tally,
        is_hand: bool = False,
    ) -> None:
        self.holder = holder
        """SHA-256 of the browser's token; empty: it sent none."""
        self.is_hand = is_hand
        """A phone beside a TV: it gets only what belongs to its own seats."""
        self.address = address
        self.is_screen = is_screen
        """It shows the table to everyone in the room, so it gets only what a spectator may see."""
        self.listener: Listener | None = None
        self.mailbox = Mailbox(settings)
        self._send = send
        self._linger = settings.close_patience / 1000
        """Seconds that it has to read what it was sent, once it is closed."""
        self._allowance = Allowance(time, settings, shared)
        self._pings = Pings(time)
        self._tally = tally
        self._close_code = 0
        self._closed = False
        self._main: asyncio.Task[Any] | None = None

    @property
    def compensation(self) -> Millis:
        return self._pings.delay.compensation

    @property
    def is_closed(self) -> bool:
        return self._close_code != 0 or self._closed

    @property
    def is_silent(self) -> bool:
        """Nothing waits to be sent."""
        return self.is_closed or self.mailbox.is_empty

    # What the table calls. All of it returns at once.

    def tell(self, message: Outbound) -> None:
        if isinstance(message, Refused):
            self._tally.refusals.add(message.rule or "none")
        elif isinstance(message, Failed):
            self._tally.problems.add(message.code)
        self.post(encode(message).decode())

    def post(self, message: str) -> None:
        """Put a message into the mailbox. If the mailbox is full, the connection is closed; the client comes back with
        its last `seq`."""
        if self.is_closed:
            return
        if self.mailbox.has_room(message):
            self.mailbox.add(message)
        else:
            self.close(TOO_SLOW)

    def tell_too_fast(self, nonce: str = "", detail: str = "") -> None:
        """Say that something was dropped: each request by its name, and everything else once a second."""
        if nonce or self._allowance.may_notice():
            self.tell(Failed("too-fast", detail, nonce))

    def show(self, news: bytes, whole: bytes) -> bool:
        """Send the newest frame of a turn. True: the client needs a whole frame, and there is none."""
        return not self.is_closed and self.mailbox.show(news, whole)

    def forget_frame(self) -> None:
        """The next frame has nothing to do with the last one."""
        self.mailbox.forget_frame()

    def close(self, code: int) -> None:
        """Close with this code after the message being sent. Whatever else waits is dropped."""
        if self.is_closed:
            return
        self._close_code = code
        self.mailbox.clear()
        self._leave()
        self.mailbox.rouse()
        if self._main is not None:
            asyncio.get_running_loop().call_later(self._linger, self._main.cancel)

    def dismiss(self, code: int, last: Outbound) -> None:
        """Close with this code after a last message."""
        if not self.is_closed:
            self.close(code)
            self.mailbox.add(encode(last).decode())

    def measure(self) -> None:
        """Begin to measure the delay. The table calls this after its welcome, which comes first on a socket."""
        if self.listener is not None:
            self._pings.start(self.tell, self.listener.now)

    def hurry(self, *, racing: bool) -> None:
        """In a race, the delay is measured often."""
        self._pings.hurry(racing=racing)

    # The socket.

    async def run(self, receive: Receive, listener: Listener, start: Callable[[], object]) -> None:
        """Read and write until either side closes. `start` is called once messages can flow."""
        self.listener = listener
        self._main = asyncio.current_task()
        writer = asyncio.create_task(self._write())
        try:
            start()
            await self._read(receive)
        except asyncio.CancelledError:
            if not self._close_code:
                raise
        finally:
            self._leave()
            self._closed = True
            writer.cancel()

    async def _read(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.is_closed:
                gesture = message.get("bytes")
                if gesture is None:
                    self._take_text(message.get("text") or "")
                else:
                    self._take_gesture(gesture)

    def _take_gesture(self, packet: bytes) -> None:
        if not self._allowance.take_gesture(self.address):
            self._drop()
        elif self.listener is not None:
            self.listener.hear_gesture(self, packet)

    def _take_text(self, text: str) -> None:
        if self._pings.take_echo(text):  # the client was asked for it, so it costs no message
            return
        if not self._allowance.take_message(self.address):
            self._drop(nonce_of(text))
            return
        try:
            message = read_message(text)
        except UNREADABLE as error:
            self.tell(Failed("bad-message", detail=str(error)[:200], nonce=nonce_of(text)))
            return
        if isinstance(message, inbound.Pong):
            if message.id == 0:
                self._pings.answer()
        elif self.listener is not None:
            self.listener.hear(self, message)

    def _drop(self, nonce: str = "") -> None:
        """A message came too fast."""
        if self._allowance.forgives():
            self.tell_too_fast(nonce, "too many messages on this connection or from this address")
        else:
            self.close(TOO_FAST)

    async def _write(self) -> None:
        try:
            while True:
                while (waiting := self.mailbox.pop()) is not None:
                    kind = "text" if isinstance(waiting, str) else "bytes"
                    await self._send({"type": "websocket.send", kind: waiting})
                if self._close_code:
                    await self._send({"type": "websocket.close", "code": self._close_code})
                    return
                await self.mailbox.wait()
        except (OSError, RuntimeError):
            # The client is gone; reading notices it too.
            self._leave()

    def _leave(self) -> None:
        self._pings.stop()
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lose(self)
