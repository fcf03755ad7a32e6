"""One socket: a reader that decodes messages, a bounded mailbox with its own writer, room for the newest frame of a
turn of physics, and the measured delay. Knows its table only as a `Listener`.

Whoever has something to say posts it and goes on; nobody waits for a slow client."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from starlette.types import Receive, Send

from burrow.engine.game import Millis
from burrow.server.clock import Time, Timer
from burrow.server.limits import Bucket, Buckets
from burrow.server.settings import Settings
from burrow.server.sockets.delay import Delay
from burrow.server.wire import inbound
from burrow.server.wire.outbound import Failed, Outbound, Ping

BAD_DATA = 4400
FORBIDDEN_ORIGIN = 4403
UNKNOWN_TABLE = 4404
TOO_SLOW = 4408
TOO_FAST = 4429
SERVER_ERROR = 1011

PING_EVERY: Millis = 2000
FIRST_PINGS = (0, 150, 400)
"""When the first pings are sent, after the start, so that the delay is known soon."""
PING_PATIENCE: Millis = 10_000
"""While an echo is outstanding, the next ping waits this long."""
ABUSE = 200
ABUSE_RATE = 10.0
"""A connection is closed after this many messages above its rate; so many of them are forgotten each second."""
LINGER = 10.0
"""Seconds that a closed connection has to read what it was sent."""

encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(inbound.Message)


class Listener(Protocol):
    """What a connection talks to: its table."""

    def hear(self, connection: "Connection", message: inbound.Message) -> None: ...

    def hear_word(self, connection: "Connection", frame: bytes) -> None:
        """What a hand does: the number of the seat, then the word as the game packs it."""
        ...

    def lose(self, connection: "Connection") -> None: ...

    def now(self) -> Millis: ...


class Connection:
    __slots__ = (
        "_abuse", "_bucket", "_close_code", "_closed", "_delay", "_frame", "_is_behind", "_main", "_outbox", "_ping_id",
        "_ping_sent", "_ping_timer", "_pings", "_send", "_settings", "_shared", "_shared_words", "_time", "_unheard",
        "_wake", "_weight", "_words", "address", "holder", "listener",
    )  # fmt: skip

    def __init__(
        self,
        send: Send,
        *,
        holder: str,
        address: str,
        time: Time,
        settings: Settings,
        shared: Buckets,
        shared_words: Buckets,
    ) -> None:
        self.holder = holder
        """SHA-256 of the browser's token; empty: it sent none."""
        self.address = address
        self.listener: Listener | None = None
        self._send = send
        self._time = time
        self._settings = settings
        self._bucket = Bucket(time, settings.rate, settings.burst)
        self._shared = shared
        """The limit for all connections of an address together."""
        self._words: Bucket | None = None
        """The limit for words of a hand; made with the first word."""
        self._shared_words = shared_words
        self._unheard = 0
        """Messages in a row that came too fast."""
        self._abuse: Bucket | None = None
        """The limit for messages that came too fast; made with the first of them."""
        self._delay = Delay()
        self._outbox: list[str] = []  # mostly empty, and an empty deque takes ten times the memory
        self._weight = 0
        """Characters in the mailbox."""
        self._frame = b""
        """The newest frame that is not sent yet."""
        self._is_behind = True
        """A frame was lost, or none was sent yet: only a whole frame makes sense now."""
        self._wake: asyncio.Future[None] | None = None
        self._close_code = 0
        self._closed = False
        self._main: asyncio.Task[Any] | None = None
        self._ping_id = 0
        self._ping_sent: Millis | None = None
        self._ping_timer: Timer | None = None
        self._pings = 0

    @property
    def compensation(self) -> Millis:
        return self._delay.compensation

    @property
    def is_closed(self) -> bool:
        return self._close_code != 0 or self._closed

    def tell(self, message: Outbound) -> None:
        self.post(encode(message).decode())

    def post(self, message: str) -> None:
        """Put a message into the mailbox. If the mailbox is full, the connection is closed; the client comes back with
        its last `seq`."""
        if self.is_closed:
            return
        self._weight += len(message)
        if len(self._outbox) >= self._settings.mailbox or self._weight > self._settings.mailbox_bytes:
            self.close(TOO_SLOW)
            return
        self._outbox.append(message)
        self._rouse()

    def show(self, news: bytes, whole: bytes) -> bool:
        """Send the newest frame next. Only one waits; a client that misses one needs a whole frame. True: it needs one
        and there is none."""
        if self.is_closed:
            return False
        if not self._is_behind and not self._frame:
            self._frame = news
        elif whole:
            self._frame, self._is_behind = whole, False
        else:
            self._is_behind = True
        if self._frame:
            self._rouse()
        return self._is_behind

    def forget_frame(self) -> None:
        """The next frame has nothing to do with the last one."""
        self._frame, self._is_behind = b"", True

    def close(self, code: int) -> None:
        """Close with this code after the message being sent. Whatever else waits is dropped."""
        if self.is_closed:
            return
        self._close_code = code
        self._outbox.clear()
        self._weight = 0
        self._frame = b""
        self._leave()
        self._rouse()
        if self._main is not None:
            asyncio.get_running_loop().call_later(LINGER, self._main.cancel)

    def measure(self) -> None:
        """Begin to measure the delay. The table calls this after its welcome, which comes first on a socket."""
        if self._ping_timer is None:
            self._ping()

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
            frame = await receive()
            if frame["type"] == "websocket.disconnect":
                return
            if not self.is_closed:
                word = frame.get("bytes")
                if word is None:
                    self._hear(frame.get("text") or "")
                else:
                    self._hear_word(word)

    def _hear_word(self, frame: bytes) -> None:
        if self._words is None:
            self._words = Bucket(self._time, self._settings.word_rate, self._settings.word_burst)
        if not (self._words.take() and self._shared_words.take(self.address)):
            self._too_fast()
            return
        self._unheard = 0
        if self.listener is not None:
            self.listener.hear_word(self, frame)

    def _hear(self, text: str) -> None:
        if not (self._bucket.take() and self._shared.take(self.address)):
            self._too_fast()
            return
        self._unheard = 0
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.tell(Failed("bad-message", detail=str(error)[:200], nonce=_nonce_of(text)))
            return
        if isinstance(message, inbound.Pong):
            self._echo(message.id)
        elif self.listener is not None:
            self.listener.hear(self, message)

    def _too_fast(self) -> None:
        self._unheard += 1
        if self._abuse is None:
            self._abuse = Bucket(self._time, ABUSE_RATE, ABUSE)
        if not self._abuse.take():
            self.close(TOO_FAST)
        elif self._unheard == 1:
            self.tell(Failed("too-fast", detail="too many messages on this connection or from this address"))

    async def _write(self) -> None:
        send, outbox = self._send, self._outbox
        try:
            while True:
                while outbox or self._frame:
                    if outbox:
                        text = outbox.pop(0)
                        self._weight -= len(text)
                        await send({"type": "websocket.send", "text": text})
                    else:
                        frame, self._frame = self._frame, b""
                        await send({"type": "websocket.send", "bytes": frame})
                if self._close_code:
                    await send({"type": "websocket.close", "code": self._close_code})
                    return
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
        except (OSError, RuntimeError):
            # The client is gone; the reader notices it too.
            self._leave()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def _leave(self) -> None:
        if self._ping_timer is not None:
            self._ping_timer.cancel()
            self._ping_timer = None
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.lose(self)

    def _ping(self) -> None:
        """Ask for an echo, now and again."""
        self._ping_timer = None
        if self.listener is None:
            return
        now = self._time.now()
        if self._ping_sent is None or now - self._ping_sent >= PING_PATIENCE:
            self._ping_id += 1
            self._ping_sent = now
            self.tell(Ping(self._ping_id, self.listener.now(), self._delay.one_way))
        self._pings += 1
        gaps = FIRST_PINGS
        wait = gaps[self._pings] - gaps[self._pings - 1] if self._pings < len(gaps) else PING_EVERY
        if self.listener is not None:
            self._ping_timer = self._time.call_at(now + wait, self._ping)

    def _echo(self, number: int) -> None:
        if number == self._ping_id and self._ping_sent is not None:
            self._delay.note(self._time.now() - self._ping_sent)
            self._ping_sent = None


class _Named(msgspec.Struct):
    nonce: str = ""


_named = msgspec.json.Decoder(_Named)


def _nonce_of(text: str) -> str:
    """The name of a request that cannot be read, so that the client knows which one failed."""
    try:
        return _named.decode(text).nonce[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
