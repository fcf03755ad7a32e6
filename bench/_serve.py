"""Starts the server that is measured and prints its address: `_serve.py FOLDER CORE [limited] [prompt] [ping=MS]`. It
has no limits unless it is `limited`. If it is `prompt`, its bots move as soon as they have thought, so that their
answers show how long they waited for their turn to think.

The folder `-` keeps the tables in memory; the core -1 lets the system choose."""

import os
import sys
from dataclasses import replace
from pathlib import Path

from burrow.server.run import serve
from burrow.server.settings import Settings
from burrow.server.sockets import pings
from burrow.server.table import bots


def main() -> None:
    folder, core = sys.argv[1], int(sys.argv[2])
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    for word in sys.argv[3:]:
        if word.startswith("ping=") and word != "ping=0":
            pings.CALM = int(word.removeprefix("ping="))
    data = None if folder == "-" else Path(folder)
    settings = Settings(port=0, data=data) if "limited" in sys.argv[3:] else unlimited(data)
    if "prompt" in sys.argv[3:]:
        settings = replace(settings, second_thoughts=0)
        setattr(bots, "LONGEST_HOLD", 0)  # noqa: B010 - bots hold moves back so that people can follow
    serve(settings, lambda address: print(address, flush=True))


def unlimited(data: Path | None) -> Settings:
    return Settings(
        port=0,
        data=data,
        bot_workers=1,
        tables_per_hour=0,
        connections_per_address=0,
        rate=0,
        address_requests=0,
        address_messages=0,
        word_rate=0,
        address_words=0,
        mailbox=10_000,
        mailbox_bytes=10**9,
        address_work=0,
        address_pages=0,
        control_rate=0,
        lines=40_000,
        log_level="warning",
        lines_per_address=0,
    )


if __name__ == "__main__":
    main()
