"""The server to be measured: `_serve.py FOLDER CORE`. Its limits are lifted; it prints its address.

A folder `-` keeps the tables in memory; a core -1 leaves the choice to the system."""

import os
import sys
from pathlib import Path

from burrow.server.run import serve
from burrow.server.settings import Settings


def main() -> None:
    folder, core = sys.argv[1], int(sys.argv[2])
    if core >= 0 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    settings = Settings(
        port=0,
        data=None if folder == "-" else Path(folder),
        bot_workers=1,
        tables_per_hour=0,
        connections_per_address=0,
        rate=0,
        address_requests=0,
        address_messages=0,
        word_rate=0,
        address_words=0,
        mailbox=10_000,
    )
    serve(settings, lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
