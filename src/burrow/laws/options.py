"""The law of options: which tables can be opened."""

from typing import Any

import msgspec

from burrow.engine.errors import BadOptions
from burrow.engine.game import Refusal
from burrow.engine.log import Log
from burrow.laws.broken import LawBroken, hold
from burrow.laws.case import draw_options, texts
from burrow.laws.play import Play

ABSURD = ("", " ", "\n", "\x00", "x", "0", "A\tB\n\n1", "\u202e🐿", "[[[[", "-1 -1 -1")
"""Texts that are no board of any game."""


def options(play: Play) -> None:
    """The usual options fit any number of seats. Whatever else is asked for is played, or refused with a rule and
    a sentence in every language; absurd texts do not raise."""
    game = play.game
    for seats in game.seats:
        hold(game.refuse_options(seats, game.options()) is None, "options", f"{seats} seats cannot play as usual")
    wishes = [draw_options(game, play.rng("options", i)) for i in range(4)]
    keys = texts(game.options)
    wishes += [msgspec.structs.replace(wish, **{key: text}) for wish in wishes[:2] for key in keys for text in ABSURD]
    for wish in wishes:
        for seats in game.seats:
            _check(play, seats, wish)


def _check(play: Play, seats: int, wish: Any) -> None:
    refusal = _refuse(play, seats, wish)
    try:
        Log(play.game, msgspec.structs.replace(play.setup, seats=seats, options=wish))
        opened = True
    except BadOptions:
        opened = False
    hold(opened == (refusal is None), "options", f"{wish!r} with {seats} seats: {refusal!r}, and opened: {opened}")
    if refusal is not None:
        rules = {rule.id for rule in play.game.rulebook}
        hold(refusal.rule in rules, "options", f"{refusal!r} names no rule of the rulebook")
        complaint = play.house.lexicon.complaint(refusal.message, refusal.values)
        hold(not complaint, "options", f"{wish!r}: {complaint}")


def _refuse(play: Play, seats: int, wish: Any) -> Refusal | None:
    try:
        return play.game.refuse_options(seats, wish)
    except Exception as error:
        raise LawBroken(f"options: refuse_options raises {error!r} on {wish!r} with {seats} seats") from error
