"""The settings of a server. Plain values, filled by the command line."""

from dataclasses import dataclass
from pathlib import Path

from burrow.engine.game import Millis


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free port; `on_open` says which."""
    data: Path | None = None
    """The folder for the tables; None: keep them in memory only."""
    static: Path | None = None
    """The folder of the built page; None: the page that comes with the package."""
    public_url: str = ""
    """Where friends reach this server, as in `http://192.168.0.7:8000`; empty: the address the host used."""
    public_hosts: tuple[str, ...] = ()
    """Names under which browsers reach this server, as in `games.example.org`. Loopback names and addresses of its own
    network always work. A request for any other host is refused."""
    origins: tuple[str, ...] = ()
    """Other origins, as in `https://example.org`, whose pages may use this server."""

    bot_workers: int = 2
    """Processes in which bots think."""
    bot_budget: Millis = 1000
    """The longest a bot may think over one move."""
    bot_patience: Millis = 10_000
    """The server stops waiting for a bot after this time."""

    second_thoughts: Millis = 4000
    """How long bots wait after a person's move that can be taken back."""

    step_workers: int = 1
    """Threads that step turns of physics, and so the most cores that all turns together can use."""

    tables_per_hour: int = 60
    """Tables one address may open in an hour; 0: no limit."""
    connections_per_address: int = 200
    """Open sockets of one address; 0: no limit."""
    lines: int = 4096
    """Open TCP connections, sockets included. Fewer if the system allows the process fewer open files."""
    lines_per_address: int = 300
    """The same from one address; a proxy on this machine does not count. 0: no limit."""
    rate: float = 40.0
    """Messages a second on one connection; 0: no limit."""
    burst: int = 80
    address_requests: float = 10.0
    """Requests under `/api` and new sockets a second from one address; 0: no limit."""
    address_requests_burst: int = 60
    address_pages: float = 100.0
    """Requests for the page and its files a second from one address; 0: no limit."""
    address_pages_burst: int = 1000
    address_messages: float = 400.0
    """Messages a second on all connections of one address together; 0: no limit."""
    address_messages_burst: int = 800
    address_work: float = 250.0
    """Milliseconds of processor time a second for everything one address asks of the tables; 0: no limit."""
    address_work_burst: int = 500
    word_rate: float = 90.0
    """Words of a hand a second on one connection; a moving hand sends 60. 0: no limit."""
    word_burst: int = 180
    address_words: float = 900.0
    """The same on all connections of one address together; 0: no limit."""
    address_words_burst: int = 1800
    control_rate: float = 5.0
    """Frames without a message (ping, pong, parts of a message) a second on one socket; 0: no limit."""
    control_burst: int = 100
    message_limit: int = 16 * 1024
    """Bytes of one message on a socket."""
    body_limit: int = 64 * 1024
    """Bytes of the body of a request: enough for a custom board among the options."""
    mailbox: int = 256
    """Messages that may wait for one connection. One more, and it is closed."""
    mailbox_bytes: int = 1024 * 1024
    """The same in characters."""
    idle: Millis = 5 * 60 * 1000
    """A table that nobody has been connected to for this long leaves memory. The store keeps it."""
    forget_after_days: int = 0
    """A table that nobody has changed for so many days is deleted from the store; 0: never."""
    log_level: str = "warning"
