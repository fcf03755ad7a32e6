"""Shorthands for what a game says: a refusal or a note, with its values as keywords."""

from burrow.engine.game import Millis, Note, Refusal


def no(rule: str, message: str, *, until: Millis | None = None, **values: str | int) -> Refusal:
    return Refusal(rule, message, tuple(values.items()), until)


def note(message: str, **values: str | int) -> Note:
    return Note(message, tuple(values.items()))
