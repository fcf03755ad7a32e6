"""Starts the server for people at this computer or in its network, and opens the browser."""

import contextlib
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import segno

from burrow.cli.values import PORT
from burrow.engine.errors import UsageError
from burrow.server.run import CannotServe, PortTaken, serve
from burrow.server.settings import Settings

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PAGE = Path(__file__).parents[1] / "static" / "index.html"
TRIES = 50
"""How many ports to try after the usual one."""


def run(asked: Namespace) -> int:
    if asked.lan and asked.host not in (None, EVERYWHERE):
        raise UsageError("--lan listens everywhere, so leave out --host, or leave out --lan")
    ensure_page()
    data = ensure_folder(asked.data or default_folder())
    serve_at_free_port(asked, data)
    print("\nThe server has stopped. Your tables are kept; see you soon!")
    return 0


def serve_at_free_port(asked: Namespace, data: Path) -> None:
    """Serve at the requested port, or at the first free one from the usual port upwards; return when the server has
    stopped."""
    host = asked.host or (EVERYWHERE if asked.lan else HERE)
    lan = lan_address() if asked.lan else None
    for port in ports(host, asked.port):
        settings = Settings(
            host=host,
            port=port,
            data=data,
            public_url=f"http://{lan}:{port}" if lan else "",
            public_hosts=tuple(asked.public_host),
            forget_finished_days=asked.forget_after,
            forget_abandoned_days=asked.forget_after,
            log_level="warning",  # the greeting says the rest
        )
        try:
            with contextlib.suppress(KeyboardInterrupt):
                serve(settings, partial(greet, settings, asked))
            return
        except PortTaken:
            if asked.port is not None:
                raise UsageError(f"port {port} is taken; stop what uses it, or choose another with --port") from None
        except CannotServe as error:
            raise UsageError(f"{error}; choose others with --host and --port, or leave them out") from None
    raise UsageError(f"the ports {PORT} to {port} are taken; stop what uses them, or choose another with --port")


def ports(host: str, asked: int | None) -> Sequence[int]:
    """The ports to try, in order."""
    if asked is None:
        return range(PORT, PORT + TRIES)
    return (asked or free_port(host),)


def free_port(host: str) -> int:
    """A port that is free now. The address shown to phones must be known before the server starts."""
    with socket.socket() as probe:
        probe.bind((HERE if host != EVERYWHERE else host, 0))
        return int(probe.getsockname()[1])


def greet(settings: Settings, asked: Namespace, url: str) -> None:
    """Print where the game is and open it; called once the port is open."""
    if asked.port is None and settings.port != PORT:
        print(f"Port {PORT} is taken, so this is {settings.port}.")
    print(f"Burrow is open at {url}")
    if settings.public_url:
        print(f"Phones in the same network: {settings.public_url}\n")
        segno.make(settings.public_url, error="l").terminal(compact=True, border=2)
    elif asked.lan:
        print("No network was found, so phones cannot come in; connect this computer to one and start again.")
    print(f"The tables are kept in {settings.data}. Ctrl-C stops the server.", flush=True)
    if not asked.no_open and has_screen():
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def lan_address() -> str | None:
    """This computer's address in the local network, or None. Nothing is sent: connecting a datagram socket only asks
    the system which route it would take."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") or address == EVERYWHERE else address


def has_screen(platform: str = sys.platform) -> bool:
    """Whether there is a screen for a browser. In a bare terminal, a text browser would take it over."""
    if platform.startswith("linux"):
        return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    return True


def ensure_page() -> None:
    if not PAGE.is_file():
        raise UsageError(
            "this installation has no web page; install a released wheel, or start ./burrow play in a clone"
        )


def default_folder(platform: str = sys.platform, home: Path | None = None) -> Path:
    """The system's folder for a program's data, per user."""
    home = home or Path.home()
    if platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Burrow"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Burrow"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "burrow"


def ensure_folder(folder: Path) -> Path:
    """Create the folder if it is missing; one sentence if it cannot be written."""
    remedy = "choose another one with --data DIR"
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except FileExistsError:
        raise UsageError(f"{folder} is a file, not a folder; {remedy}") from None
    except OSError as error:
        raise UsageError(
            f"the folder {folder} cannot be made: {(error.strerror or str(error)).lower()}; {remedy}"
        ) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UsageError(f"the folder {folder} cannot be written; {remedy}")
    return folder
