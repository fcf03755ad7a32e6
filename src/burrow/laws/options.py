"""The law of options: which tables can be opened."""

from typing import Any

import msgspec

from burrow.engine.codec import decode_options
from burrow.engine.errors import BadOptions
from burrow.engine.game import Refusal
from burrow.engine.log import Log
from burrow.laws.broken import LawBroken, hold
from burrow.laws.case import draw_options, options_of, texts
from burrow.laws.play import Play

ABSURD = ("", " ", "\n", "\x00", "x", "0", "A\tB\n\n1", "\u202e🐿", "[[[[", "-1 -1 -1")
"""Texts that are not a valid board in any game."""


def options(play: Play) -> None:
    """The default options and the presets fit any number of seats. Any other options are played, or refused with a rule
    and a sentence in every language; absurd texts do not raise."""
    game = play.game
    _check_specs(play)
    for seats in game.seats:
        hold(game.refuse_options(seats, game.options()) is None, "options", f"{seats} seats cannot play as usual")
    _check_presets(play)
    wishes = [draw_options(game, play.rng("options", i)) for i in range(4)]
    keys = texts(game.options)
    wishes += [msgspec.structs.replace(wish, **{key: text}) for wish in wishes[:2] for key in keys for text in ABSURD]
    for wish in wishes:
        for seats in game.seats:
            _check(play, seats, wish)


def _check_specs(play: Play) -> None:
    """The conditions of an option name existing options, choices and seat numbers, and a choice that needs more seats
    than there are is refused."""
    game = play.game
    known = {spec.key: spec for spec in options_of(game.options)}
    for spec in known.values():
        for key, values in spec.when.items():
            there = key in known and set(values) <= set(known[key].values)
            hold(there, "options", f"{spec.key} matters when {key} is one of {values}, which it never is")
        hold(set(spec.seats) <= set(game.seats), "options", f"{spec.key} matters with {spec.seats} seats")
        for choice, fewest in spec.needs_seats.items():
            hold(choice in spec.choices, "options", f"{spec.key} has no choice {choice!r}")
            wish = msgspec.structs.replace(game.options(), **{spec.key: choice})
            taken = [seats for seats in game.seats if _refuse(play, seats, wish) is None]
            hold(
                taken == [seats for seats in game.seats if seats >= fewest],
                "options",
                f"{spec.key}={choice} is said to need {fewest} seats and is taken with {taken}",
            )


def _check_presets(play: Play) -> None:
    """Every value of a preset is within the limits of its option, and any number of seats can play it."""
    game = play.game
    for key, preset in game.presets.by_key().items():
        try:
            decode_options(game, msgspec.to_builtins(preset))
        except BadOptions as error:
            raise LawBroken(f"options: the preset {key!r} cannot be chosen: {error}") from None
        for seats in game.seats:
            refusal = _refuse(play, seats, preset)
            hold(refusal is None, "options", f"{seats} seats cannot play the preset {key!r}: {refusal!r}")


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
        complaint = play.home.lexicon.complaint(refusal.message, refusal.values)
        hold(not complaint, "options", f"{wish!r}: {complaint}")


def _refuse(play: Play, seats: int, wish: Any) -> Refusal | None:
    try:
        return play.game.refuse_options(seats, wish)
    except Exception as error:
        raise LawBroken(f"options: refuse_options raises {error!r} on {wish!r} with {seats} seats") from error
