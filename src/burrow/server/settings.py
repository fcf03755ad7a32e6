"""How a server is run. Plain values; the command line fills them."""

from dataclasses import dataclass
from pathlib import Path

from burrow.engine.game import Millis


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one; `on_open` tells which."""
    data: Path | None = None
    """The folder of the tables; None keeps them in memory only."""
    static: Path | None = None
    """The built page; None: the one packed with the package."""
    public_url: str = ""
    """Where friends reach this server, as in `http://192.168.0.7:8000`; empty: the address the host used."""
    public_hosts: tuple[str, ...] = ()
    """Names under which browsers reach this server, as in `games.example.org`; loopback names and addresses of its own
    network are known anyway. A request for any other host is refused."""
    origins: tuple[str, ...] = ()
    """Pages of these origins, as in `https://example.org`, may use the server besides its own."""

    bot_workers: int = 2
    """Processes in which bots think."""
    bot_budget: Millis = 1000
    """The longest a bot may think over one move."""
    bot_patience: Millis = 10_000
    """A bot that has not answered after this time is given up."""

    second_thoughts: Millis = 4000
    """So long bots wait after a person's move that can be taken back."""

    step_workers: int = 1
    """Threads in which turns of physics are stepped: what all of them together may take of the machine."""

    tables_per_hour: int = 60
    """Tables one address may open in an hour; 0: as many as it likes."""
    connections_per_address: int = 200
    """Sockets; 0: as many as it likes."""
    lines: int = 4096
    """Open TCP connections, sockets among them; fewer where the system allows the process fewer files."""
    lines_per_address: int = 300
    """The same from one address, except those of a proxy on this machine; 0: as many as it likes."""
    rate: float = 40.0
    """Messages a second on one connection; 0: as many as it likes."""
    burst: int = 80
    address_requests: float = 10.0
    """Requests under `/api` and new connections a second from one address; 0: as many as it likes."""
    address_requests_burst: int = 60
    address_pages: float = 100.0
    """Requests for the page and its files a second from one address; 0: as many as it likes."""
    address_pages_burst: int = 1000
    address_messages: float = 400.0
    """Messages a second on all connections of one address together; 0: as many as they like."""
    address_messages_burst: int = 800
    address_work: float = 250.0
    """Milliseconds of processor time a second for what all connections of one address ask of the tables; 0: as much as
    they like."""
    address_work_burst: int = 500
    word_rate: float = 90.0
    """Words of a hand a second on one connection, 60 of them from a hand in motion; 0: as many as it likes."""
    word_burst: int = 180
    address_words: float = 900.0
    """The same on all connections of one address together; 0: as many as they like."""
    address_words_burst: int = 1800
    control_rate: float = 5.0
    """Frames a second on one socket that carry no message (ping, pong, parts of a message); 0: as many as it likes."""
    control_burst: int = 100
    message_limit: int = 16 * 1024
    """Bytes of one message on a socket."""
    body_limit: int = 64 * 1024
    """Bytes of the body of a request: room for a board of one's own among the options."""
    mailbox: int = 256
    """Messages that may wait for one connection; one more and it is closed."""
    mailbox_bytes: int = 1024 * 1024
    """The same in characters."""
    idle: Millis = 5 * 60 * 1000
    """A table nobody has been connected to for so long leaves the memory; the store keeps it."""
    forget_after_days: int = 0
    """A table that nobody has changed for so many days is deleted from the store; 0: never."""
    log_level: str = "warning"
