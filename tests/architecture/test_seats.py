"""No seat mark looks like something a game collects: beside a number it would be read as that many of them."""

import re
from pathlib import Path

from burrow.games.gophers.data import KINDS

WEB = Path(__file__).parents[2] / "web" / "src"
GOODS = {*KINDS, "nuts", "hazelnuts", "acorns", "mushrooms", "squirrels", "birds", "dogs"}


def marks() -> list[str]:
    found = re.search(r"SEAT_MARKS = \[([^\]]*)\]", (WEB / "art" / "seats.ts").read_text(encoding="utf-8"))
    assert found
    return re.findall(r"'(\w+)'", found[1])


def test_no_mark_is_collected() -> None:
    assert len(marks()) == 6
    plurals = {form for mark in marks() for form in (mark, mark + "s", mark.removesuffix("y") + "ies")}
    assert not plurals & GOODS


def test_every_mark_is_drawn() -> None:
    drawn = (WEB / "art" / "SeatMark.svelte").read_text(encoding="utf-8")
    assert all(f"    {mark}: draw(" in drawn for mark in marks())
