"""The ways to play Gophers Walk, with defaults and limits."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from burrow.engine.options import matters
from burrow.engine.presets import Presets
from burrow.games.gophers.data.texts import OURS

LONGEST_BOOK = 16_000
"""Most characters in the text of a custom flip-book."""

LONGEST_CHOICE = 40
"""Most characters in the numbers to sort out."""

Way = Literal["entry", "simplified", "basic", "advanced", "both"]
"""Easiest first. Players know `entry` as the junior game; stored tables and message ids keep the older name."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    way: Way = "basic"
    """Basic; only adding, with fewer cards (G-40); with baskets (G-43); both together (GA-39); or the junior game for
    the youngest, with open cards (G-52)."""
    entry: Annotated[Literal["all", "high", "even", "odd", "chosen"], matters(when={"way": ("entry",)})] = "all"
    """The junior game: the numbers sorted out beforehand, so that players must make them from others (G-55); ignored in
    other games."""
    chosen: Annotated[str, Meta(max_length=LONGEST_CHOICE), matters(when={"entry": ("chosen",)})] = "8 9 10"
    """The numbers that people sort out themselves, separated by spaces or commas; read only if `entry` is `chosen`."""
    end: Literal["once", "round"] = "once"
    """The game stops at once, or the round is finished (GA-19)."""
    refill: Annotated[Literal["round", "turn"], matters(when={"way": ("simplified", "basic", "advanced", "both")})] = (
        "round"
    )
    """Hands are refilled once everybody has had a turn, or after every turn (GA-01)."""
    turning: Literal["last", "free"] = "last"
    """A move may turn back only if there is no other way, or anywhere (GA-07)."""
    first: Annotated[Literal["chance", "1", "2", "3", "4", "5"], matters(needs_seats={"3": 3, "4": 4, "5": 5})] = (
        "chance"
    )
    """Who begins: chance, or the seat that the host chooses (GA-39)."""
    book: Literal["ours", "own"] = "ours"
    """Our six pages, or a custom flip-book."""
    own: Annotated[str, Meta(max_length=LONGEST_BOOK), matters(when={"book": ("own",)})] = OURS
    """The text of the custom flip-book, initially a copy of ours; read only if `book` is `own`."""
    clock: Annotated[int, Meta(ge=0, le=600)] = 0
    """Seconds for each decision; 0 means no limit (GA-03)."""


PRESETS = Presets(
    first=Options(way="simplified"),
    short=Options(way="entry", entry="high"),
    printed=Options(),
)
"""Short: with the high numbers left out, one kind of supply runs out after about a third of the moves (G-59)."""


def is_junior(options: Options) -> bool:
    return options.way == "entry"


def is_added_only(options: Options) -> bool:
    """Nothing is subtracted (G-40)."""
    return options.way in ("simplified", "both")


def has_baskets(options: Options) -> bool:
    return options.way in ("advanced", "both")
