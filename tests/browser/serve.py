"""A server for the browser tests: like the real one, but with quick bots and with dice that a test may choose.
`BURROW_STATIC` names a page that was built elsewhere."""

import os
import sys
from pathlib import Path

from burrow.engine.rng import fresh_seed
from burrow.server.run import serve
from burrow.server.settings import Settings
from burrow.server.table import bots, lobby


def main(port: str, data: str, seed: str, hold: str) -> None:
    """`seed`: a file with the seed of the tables to come; if it is empty, chance decides."""
    setattr(bots, "LONGEST_HOLD", int(hold))  # noqa: B010 - bots hold moves back so that people can follow; tests need not follow
    setattr(lobby, "fresh_seed", lambda: Path(seed).read_text() or fresh_seed())  # noqa: B010 - the only thing a test may choose
    page = os.environ.get("BURROW_STATIC")
    static = Path(page) if page else None
    serve(
        Settings(
            port=int(port),
            data=Path(data),
            static=static,
            tables_per_hour=0,
            address_requests=0,
            address_work=0,
            bot_patience=180_000,
            second_thoughts=int(hold),
            bot_workers=1,
        ),
        lambda address: print(address, flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
