"""The ways to play Gophers Walk, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.games.gophers.data.texts import OURS

LONGEST_BOOK = 16_000
"""Characters of a flip-book of one's own."""

LONGEST_CHOICE = 40
"""Characters of the numbers that are sorted out."""

Way = Literal["entry", "simplified", "basic", "advanced", "both"]
"""Easiest first."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    way: Way = "basic"
    """Basic; only adding, with fewer cards (G-40); with baskets (G-43); both together (GA-39); or the entry game for
    the youngest, with open cards (G-52)."""
    entry: Annotated[Literal["all", "high", "even", "odd", "chosen"], matters(when={"way": ("entry",)})] = "all"
    """The entry game: which numbers are sorted out beforehand, so that they must be put together (G-55); read only
    there."""
    chosen: Annotated[str, Meta(max_length=LONGEST_CHOICE), matters(when={"entry": ("chosen",)})] = "8 9 10"
    """The numbers that people sort out themselves, with spaces or commas between them; read only where `entry` asks
    for it."""
    end: Literal["once", "round"] = "once"
    """The game stops at once, or the round is finished (GA-19)."""
    refill: Annotated[Literal["round", "turn"], matters(when={"way": ("simplified", "basic", "advanced", "both")})] = (
        "round"
    )
    """Hands are filled up when everybody has had a turn, or after every turn (GA-01)."""
    turning: Literal["last", "free"] = "last"
    """A move turns back only where there is no other way, or wherever one likes (GA-07)."""
    first: Annotated[Literal["chance", "1", "2", "3", "4", "5"], matters(needs_seats={"3": 3, "4": 4, "5": 5})] = (
        "chance"
    )
    """Who begins: chance decides, or the host says which seat (GA-39)."""
    book: Literal["ours", "own"] = "ours"
    """Our six pages, or a flip-book of one's own."""
    own: Annotated[str, Meta(max_length=LONGEST_BOOK), matters(when={"book": ("own",)})] = OURS
    """The text of one's own flip-book, which begins as a copy of ours; read only where `book` asks for it."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds for each decision; 0: as long as you like (GA-03)."""


def is_entry(options: Options) -> bool:
    return options.way == "entry"


def is_added_only(options: Options) -> bool:
    """Nothing is subtracted (G-40)."""
    return options.way in ("simplified", "both")


def has_baskets(options: Options) -> bool:
    return options.way in ("advanced", "both")
