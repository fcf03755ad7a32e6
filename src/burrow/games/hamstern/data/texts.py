"""The texts of our two sheets, as they lie beside this file."""

from importlib.resources import files


def text_of(side: str) -> str:
    """Of side `a` or `b`."""
    return files(__package__).joinpath(f"{side}.txt").read_text("utf-8")


SIDE_A = text_of("a")
