"""The settings of a server. Plain values, which `burrow serve` takes from a file, the environment and its options."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

from burrow.engine.game import Millis
from burrow.server.values import CONTACT, DATABASE, HOST_NAME, KEY, NETWORK, ORIGIN, PATH_PREFIX, URL, About

DAYS = 100_000
"""The most days that a setting takes."""

Burst = Annotated[int, About("The same at once.", least=1)]


def a_second(what: str, where: str) -> About:
    return About(f"{what} a second {where}. 0: no limit.")


@dataclass(frozen=True, slots=True)
class Settings:
    host: Annotated[
        str,
        About(
            "The address to listen at. 127.0.0.1 is this computer alone, 0.0.0.0 every network it is in.",
            heading="Where the server is",
        ),
    ] = "127.0.0.1"
    port: Annotated[int, About("The port to listen at. 0: any free one; the log says which.", most=65535)] = 8000
    data: Annotated[
        Path | None,
        About("The folder for the tables. Empty: your data folder. `:memory:`: keep nothing when the server stops."),
    ] = None
    """None: keep the tables in memory only."""
    store: Annotated[
        str,
        About(
            "A PostgreSQL database for the tables instead of a file in the folder, as in "
            "postgresql://user:password@host/database. Empty: a file.",
            shape=DATABASE,
            is_secret=True,
        ),
    ] = field(default="", repr=False)
    static: Annotated[
        Path | None, About("The folder of the built page. Empty: the page that comes with the package.")
    ] = None
    public_url: Annotated[
        str,
        About(
            "Where friends reach this server, for invitations, as in https://games.example.org. Empty: the address in "
            "the browser of whoever invites them.",
            shape=URL,
        ),
    ] = ""
    public_hosts: Annotated[
        tuple[str, ...],
        About(
            "Names under which browsers reach this server, as in games.example.org. Loopback names always work, and "
            "so do addresses of its own network if it listens there. Any other host is refused.",
            shape=HOST_NAME,
        ),
    ] = ()
    origins: Annotated[
        tuple[str, ...],
        About("Other origins, as in https://example.org, whose pages may use this server.", shape=ORIGIN),
    ] = ()

    path_prefix: Annotated[
        str,
        About(
            "The path below which browsers find this server, as in /games/burrow. The proxy may keep it or remove it. "
            "Empty: the root of the host.",
            shape=PATH_PREFIX,
            heading="Behind a proxy",
        ),
    ] = ""
    trusted_proxies: Annotated[
        tuple[str, ...],
        About(
            "Addresses and networks of proxies, as in 10.0.0.7 or 10.0.0.0/8. Only they are believed when they say who "
            "asks, and their connections are not limited as one address.",
            shape=NETWORK,
        ),
    ] = ("127.0.0.1", "::1")
    forwarded_header: Annotated[
        str,
        About(
            "Which headers those proxies write: X-Forwarded-For, -Proto and -Host, or Forwarded. The others are "
            "ignored, because they may come from anybody.",
            choices=("x-forwarded", "forwarded"),
        ),
    ] = "x-forwarded"

    bot_workers: Annotated[int, About("Processes in which bots think.", least=1, most=256, heading="Bots")] = 2
    bot_budget: Annotated[Millis, About("The longest a bot may think over one move, in milliseconds.", least=1)] = 1000
    bot_patience: Annotated[
        Millis, About("The server stops waiting for a bot after so many milliseconds.", least=1)
    ] = 10_000
    second_thoughts: Annotated[
        Millis, About("How long bots wait after a move of a person that can be taken back, in milliseconds.")
    ] = 4000

    step_workers: Annotated[
        int,
        About(
            "Threads that step turns of physics, and so the most cores that all turns together can use.",
            least=1,
            most=256,
            heading="Physics",
        ),
    ] = 1

    stop_patience: Annotated[
        Millis,
        About(
            "How long turns of physics may take to end when the server is told to stop, in milliseconds. A turn that "
            "has not ended by then begins again at the next start."
        ),
    ] = 10_000

    tables_per_hour: Annotated[int, About("Tables one address may open in an hour. 0: no limit.", heading="Limits")] = (
        60
    )
    connections_per_address: Annotated[int, About("Open sockets of one address. 0: no limit.")] = 200
    lines: Annotated[
        int,
        About(
            "Open TCP connections, sockets included; fewer if the system allows the process fewer open files.", least=1
        ),
    ] = 4096
    lines_per_address: Annotated[
        int, About("Open TCP connections of one address; trusted proxies do not count. 0: no limit.")
    ] = 300
    rate: Annotated[float, a_second("Messages", "on one socket")] = 40.0
    burst: Annotated[int, About("Messages at once on one socket.", least=1)] = 80
    address_requests: Annotated[float, a_second("Requests under /api and new sockets", "from one address")] = 10.0
    address_requests_burst: Burst = 60
    address_pages: Annotated[float, a_second("Requests for the page and its files", "from one address")] = 100.0
    address_pages_burst: Burst = 1000
    address_messages: Annotated[float, a_second("Messages", "on all sockets of one address together")] = 400.0
    address_messages_burst: Burst = 800
    address_work: Annotated[
        float, a_second("Milliseconds of processor time", "for everything one address asks of the tables")
    ] = 250.0
    address_work_burst: Burst = 500
    word_rate: Annotated[float, a_second("Gestures", "on one socket; a moving hand sends 60")] = 90.0
    word_burst: Burst = 180
    address_words: Annotated[float, a_second("Gestures", "on all sockets of one address together")] = 900.0
    address_words_burst: Burst = 1800
    control_rate: Annotated[
        float, a_second("Frames without a message (ping, pong, parts of a message)", "on one socket")
    ] = 5.0
    control_burst: Burst = 100
    message_limit: Annotated[int, About("Bytes of one message on a socket.", least=1024)] = 16 * 1024
    body_limit: Annotated[
        int, About("Bytes of the body of a request: enough for a custom board among the options.", least=1024)
    ] = 64 * 1024
    header_patience: Annotated[
        Millis, About("How long a connection may take to send the headers of a request, in milliseconds.", least=1)
    ] = 10_000
    body_patience: Annotated[Millis, About("The same for the body of a request.", least=1)] = 30_000
    read_patience: Annotated[
        Millis,
        About("A connection that reads nothing of what waits for it is closed after so many milliseconds.", least=1),
    ] = 30_000
    close_patience: Annotated[
        Millis, About("A closed connection that does not end by itself is cut off after so many milliseconds.", least=1)
    ] = 10_000
    mailbox: Annotated[int, About("Messages that may wait for one socket. One more, and it is closed.", least=1)] = 256
    mailbox_bytes: Annotated[int, About("The same in characters.", least=1024)] = 1024 * 1024

    idle: Annotated[
        Millis,
        About(
            "A table that nobody has been connected to for so many milliseconds leaves memory. The store keeps it.",
            heading="Tables",
        ),
    ] = 5 * 60 * 1000
    share_patience: Annotated[
        Millis,
        About("How long people wait for what the others add to the dice, before the first roll, in milliseconds."),
    ] = 3000
    forget_finished_days: Annotated[
        int,
        About(
            "A table whose game is over is deleted when nobody has changed it for so many days. 0: never.", most=DAYS
        ),
    ] = 0
    forget_abandoned_days: Annotated[
        int,
        About(
            "A table whose game has not ended, or not begun, is deleted when nobody has changed it for so many days. "
            "0: never.",
            most=DAYS,
        ),
    ] = 0

    admin_key: Annotated[
        str,
        About(
            "The key for the admin page at /admin. Empty: there is no such page. Other users of the machine can read "
            "what stands on a command line, so put it into the file or the environment.",
            shape=KEY,
            is_secret=True,
            heading="The admin page",
        ),
    ] = field(default="", repr=False)
    admin_tries: Annotated[int, About("Wrong keys that one address may try in an hour. 0: no limit.")] = 20

    push_contact: Annotated[
        str,
        About(
            "How push services reach you, as in mailto:you@example.org or https://example.org. With it, people at "
            "tables with the pace of days may ask for notifications. Empty: there are none, and the server connects "
            "to nobody.",
            shape=CONTACT,
            heading="Notifications",
        ),
    ] = ""
    push_services: Annotated[
        tuple[str, ...],
        About("Hosts of push services that notifications are sent to, with their subdomains.", shape=HOST_NAME),
    ] = (
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    pushes_per_hour: Annotated[
        int, About("How often one address may ask for notifications in an hour. 0: no limit.")
    ] = 60

    log_level: Annotated[
        str,
        About(
            "The least important lines that are logged.",
            choices=("debug", "info", "warning", "error", "critical"),
            heading="Logs",
        ),
    ] = "info"
    log_format: Annotated[
        str, About("Plain lines for people, or one JSON object in each line for programs.", choices=("plain", "json"))
    ] = "plain"
