"""A small reverse proxy: it serves what is below a prefix from another server, and removes or keeps the prefix."""

import contextlib
import re
import socket
import threading
from collections.abc import Iterator

HEAD = 64 * 1024


class Proxy:
    def __init__(self, to: int, prefix: str, *, strips: bool) -> None:
        self._to = to
        self._prefix = prefix.encode()
        self._strips = strips
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self) -> None:
        self._listener.close()

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with contextlib.suppress(OSError), near:
            head = b""
            while b"\r\n\r\n" not in head:
                chunk = near.recv(4096)
                if not chunk or len(head) > HEAD:
                    return
                head += chunk
            head, _, rest = head.partition(b"\r\n\r\n")
            changed = self._change(head)
            if changed is None:
                near.sendall(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
                return
            with socket.create_connection(("127.0.0.1", self._to)) as far:
                far.sendall(changed + b"\r\n\r\n" + rest)
                back = threading.Thread(target=_pump, args=(far, near), daemon=True)
                back.start()
                _pump(near, far)
                back.join()

    def _change(self, head: bytes) -> bytes | None:
        """The head as the server gets it: one request for each connection, and what the proxy knows of the client."""
        first, *lines = head.split(b"\r\n")
        method, path, version = first.split(b" ")
        if path != self._prefix and not path.startswith(self._prefix + b"/"):
            return None
        if self._strips:
            path = path[len(self._prefix) :] or b"/"
        is_socket = any(re.match(rb"upgrade:", line, re.IGNORECASE) for line in lines)
        host = next(line.partition(b":")[2].strip() for line in lines if line.lower().startswith(b"host:"))
        kept = [line for line in lines if not re.match(rb"(host|connection|x-forwarded-\w+):", line, re.IGNORECASE)]
        own = [
            b"Host: burrow.localhost",
            b"Connection: " + (b"Upgrade" if is_socket else b"close"),
            b"X-Forwarded-For: 198.51.100.4",
            b"X-Forwarded-Host: " + host,
            b"X-Forwarded-Proto: http",
        ]
        return b"\r\n".join([b" ".join([method, path, version]), *kept, *own])


@contextlib.contextmanager
def proxying(to: int, prefix: str, *, strips: bool) -> Iterator[Proxy]:
    proxy = Proxy(to, prefix, strips=strips)
    try:
        yield proxy
    finally:
        proxy.close()


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while chunk := source.recv(65536):
            target.sendall(chunk)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)
