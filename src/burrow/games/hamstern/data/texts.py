"""The texts of our two sheets, from the files beside this one."""

from functools import cache
from importlib.resources import files


@cache
def text_of(side: str) -> str:
    """The text of side `a` or `b`."""
    return files(__package__).joinpath(f"{side}.txt").read_text("utf-8")


SIDE_A = text_of("a")
