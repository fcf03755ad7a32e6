"""A client that does as little as possible, so that the benchmarks measure the server."""

import asyncio
import os
from collections.abc import Callable
from typing import cast

Hear = Callable[["Socket", bytes], None]

_MASK = b"\x00\x00\x00\x00"
"""All zeros. The protocol requires a mask, but any mask will do."""


class Socket(asyncio.Protocol):
    """One WebSocket. The server never masks its frames and sends each message in one frame."""

    def __init__(self, hear: Hear, see: Hear | None = None) -> None:
        self.received = 0
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._hear = hear
        self._see = see
        """Called for binary frames, which show a turn of physics."""
        self._buffer = b""
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the server closed the connection"))

    def greet(self, host: str, path: str, cookie: str) -> None:
        self._write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: YnVycm93YnVycm93YnVycg==\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> int:
        """Send a text frame; return its size on the wire in bytes."""
        return self._frame(0x81, text)

    def send_bytes(self, frame: bytes) -> int:
        """Send a binary frame; return its size on the wire in bytes."""
        return self._frame(0x82, frame)

    def _frame(self, kind: int, text: bytes) -> int:
        size = len(text)
        head = bytes([kind, 0x80 | size]) if size < 126 else bytes([kind, 0xFE, size >> 8, size & 255])
        self._write(head + _MASK + text)
        return len(head) + 4 + size

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def flood(self, frames: bytes) -> bool:
        """Send raw bytes; False if too much is still waiting to be sent."""
        if self._transport is None or self._transport.get_write_buffer_size() > len(frames):
            return False
        self._write(frames)
        return True

    def read_nothing(self) -> None:
        cast(asyncio.Transport, self._transport).pause_reading()

    def _write(self, frame: bytes) -> None:
        assert self._transport is not None
        self._transport.write(frame)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
                return
            self.opened.set_result(None)
        self._buffer = self._frames(buffer)

    def _frames(self, buffer: bytes) -> bytes:
        """Handle every whole frame; return the rest."""
        start, end = 0, len(buffer)
        while end - start >= 2:
            size, body = buffer[start + 1], start + 2
            if size == 126:
                if end - start < 4:
                    break
                size, body = buffer[start + 2] << 8 | buffer[start + 3], start + 4
            elif size == 127:
                if end - start < 10:
                    break
                size, body = int.from_bytes(buffer[start + 2 : start + 10], "big"), start + 10
            if end < body + size:
                break
            kind = buffer[start] & 15
            if kind == 1:
                self._hear(self, buffer[body : body + size])
            elif kind == 2 and self._see is not None:
                self._see(self, buffer[body : body + size])
            elif kind == 9:
                self._frame(0x8A, buffer[body : body + size])
            start = body + size
        return buffer[start:]


async def open_socket(
    host: str, path: str, cookie: str, hear: Hear, see: Hear | None = None, source: str = "127.0.0.1"
) -> Socket:
    """`source`: the loopback address to connect from."""
    name, port = host.split(":")
    _, socket = await asyncio.get_running_loop().create_connection(
        lambda: Socket(hear, see), name, int(port), local_addr=(source, 0)
    )
    socket.greet(host, path, cookie)
    await socket.opened
    return socket


async def _parts(reader: asyncio.StreamReader) -> bytes:
    """A body that comes in parts, each after its length."""
    body = b""
    while size := int(await reader.readline(), 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readline()
    return body


class Http:
    """One connection for many requests, one after the other."""

    def __init__(self, host: str, source: str = "127.0.0.1") -> None:
        self._host = host
        self._source = source
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, cookie: str, body: bytes) -> bytes:
        more = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        return await self._ask(f"POST {path} HTTP/1.1", cookie, more, body)

    async def get(self, path: str, cookie: str) -> bytes:
        return await self._ask(f"GET {path} HTTP/1.1", cookie, "", b"")

    async def _ask(self, what: str, cookie: str, more: str, body: bytes) -> bytes:
        if self._line is None:
            name, port = self._host.split(":")
            self._line = await asyncio.open_connection(name, int(port), local_addr=(self._source, 0))
        reader, writer = self._line
        writer.write(f"{what}\r\nHost: {self._host}\r\nCookie: {cookie}\r\n{more}\r\n".encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        _, has_length, rest = head.partition(b"content-length: ")
        answer = await (reader.readexactly(int(rest.partition(b"\r\n")[0])) if has_length else _parts(reader))
        if head[9:10] != b"2":
            raise ConnectionError(answer.decode())
        return answer

    def close(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


class Process:
    """CPU time and memory of another process, as Linux reports them."""

    def __init__(self, pid: int) -> None:
        self._pid = pid

    def cpu(self) -> float:
        """Processor time so far, in seconds."""
        with open(f"/proc/{self._pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Resident bytes."""
        with open(f"/proc/{self._pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
