"""The text of our flip-book, as it lies beside this file."""

from importlib.resources import files

OURS = files(__package__).joinpath("ours.txt").read_text("utf-8")
