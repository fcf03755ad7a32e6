"""A server for the browser tests: like the real one, but with quick bots, with dice that a test may choose, and with a
clock that it may move. A bot that sees the same does the same, so a game takes the same course however slow the machine
is. `BURROW_STATIC` names a page that was built elsewhere."""

import hashlib
import json
import os
import sys
from pathlib import Path
from typing import Any

from tests.browser.movable_time import MovableTime

from burrow.engine.rng import fresh_seed
from burrow.server import app
from burrow.server.bots.pool import Question
from burrow.server.lobby import lobby, opening
from burrow.server.physics import live
from burrow.server.run import serve
from burrow.server.settings import Settings
from burrow.server.table import bots
from burrow.server.table.people import pledging

PATIENCE = 180_000
"""In ms. A slow machine is nobody's fault. This file runs by itself, so it cannot import `tests.patience`."""


def main(port: str, data: str, wishes: str, hold: str, others: str = "{}") -> None:
    """`wishes`: a file with the seed of the tables to come, and the pace of their simulated turns in its second line.
    If there is no seed, chance decides. `others`: more settings, as JSON."""
    frame, sealed = live.FRAME, pledging.sealed

    def choose_seed() -> str:
        seed, pace = Path(wishes).read_text().split("\n")
        setattr(live, "FRAME", frame / int(pace))  # noqa: B010 - what rolls in real time takes a test's time too
        # Whoever chooses the dice must be the only one who does.
        setattr(pledging, "sealed", (lambda record, table: record) if seed else sealed)  # noqa: B010
        return seed or fresh_seed()

    def make_time() -> MovableTime:
        return MovableTime(Path(wishes).with_name("ahead"))

    ask = bots.question

    def ask_the_same(*asked: Any) -> Question:
        question = ask(*asked)
        digest = hashlib.sha256(question.view).digest()
        return question._replace(chance=int.from_bytes(digest[:7], "big"))

    setattr(bots, "question", ask_the_same)  # noqa: B010 - the chance of bots comes from what they see
    setattr(bots, "LONGEST_HOLD", int(hold))  # noqa: B010 - bots think as long as people like to watch; tests do not watch
    for where in (opening, lobby):  # a table that is opened, and a rematch
        setattr(where, "fresh_seed", choose_seed)  # noqa: B010 - the one thing a test may choose
    make_app = app.make_app
    setattr(app, "make_app", lambda *args, **named: make_app(*args, make_time=make_time, **named))  # noqa: B010
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
            **{
                "bot_patience": PATIENCE,
                "share_patience": PATIENCE,
                "second_thoughts": int(hold),
                "bot_workers": 1,
                **json.loads(others),
            },
        ),
        lambda address: print(address, flush=True),
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
