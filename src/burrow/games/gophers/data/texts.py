"""The text of our flip-book, from the file beside this one."""

from importlib.resources import files

OURS = files(__package__).joinpath("ours.txt").read_text("utf-8")
