"""Laws of words: tell, words and follow."""

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct, structs

from burrow.engine.game import Rule
from burrow.engine.languages import LANGUAGES
from burrow.engine.presets import changed_from_default
from burrow.engine.rulebook import SEATS, holds, values_of
from burrow.laws.broken import hold
from burrow.laws.case import domains, texts
from burrow.laws.play import Play

ONE_SENTENCE = re.compile(r"[^.!?]+(?:[.!?](?!\s)[^.!?]+)*[.!?]")
"""A stop at the end, and none before it that a space follows."""


def tell(play: Play) -> None:
    """Every note is a sentence in every language, with exactly its variables; seat variables hold existing seats."""
    for before, event, _ in play.some_steps(60):
        for watcher in play.watchers:
            for note in play.game.tell(before.state, event, watcher):
                complaint = play.home.lexicon.complaint(note.message, note.values)
                hold(not complaint, "tell", f"{event.what!r}: {complaint}")
                for name, value in note.values:
                    is_seat = name == "seat" or name.endswith("_seat")
                    hold(not is_seat or value in play.seats, "tell", f"{note!r} speaks of a seat that is not there")


def words(play: Play) -> None:
    """The four languages have the same messages with the same variables, and a text for every rule, section, option,
    choice, preset and bot. One sentence explains each option."""
    lexicon = play.home.lexicon
    differences = lexicon.differences()
    hold(not differences, "words", f"{play.game.id}: {'; '.join(differences)}")
    for message in wanted_words(play):
        missing = lexicon.missing(message)
        hold(not missing, "words", f"{play.game.id}: {message!r} is missing in {', '.join(missing)}")
    _check_rules(play)
    wordy = _wordy(tuple(domains(play.game.options)), play.home.path / "locales")
    hold(not wordy, "words", f"{play.game.id}: not one sentence: {'; '.join(wordy)}")


@cache
def _wordy(keys: tuple[str, ...], locales: Path) -> tuple[str, ...]:
    """Explanations of options that are not exactly one sentence."""
    found = []
    for language in LANGUAGES:
        bundle = _bundle(language, locales)
        for key in keys:
            pattern = bundle.get_message(f"option-{key}-help").value
            text = str(bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""
            if not ONE_SENTENCE.fullmatch(text.strip()):
                found.append(f"option-{key}-help in {language}: {text!r}")
    return tuple(found)


def _bundle(language: str, locales: Path) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((locales / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def _check_rules(play: Play) -> None:
    """Rules refer to a table correctly: a sentence takes only its options and its seats as variables, and `when` and
    `seats` name values they have."""
    options = domains(play.game.options)
    spoken = {SEATS, *options} - set(texts(play.game.options))
    for rule in play.game.rulebook:
        strange = play.home.lexicon.messages["en"][f"rule-{rule.id}"] - spoken
        hold(not strange, "words", f"rule {rule.id} speaks of {sorted(strange)}, which are no options")
        known = set(rule.seats) < set(play.game.seats)
        hold(known, "words", f"rule {rule.id} holds with {rule.seats} seats, which is never or always so")
        for key, values in rule.when:
            known = key in options and set(values) < set(options[key])
            hold(known, "words", f"rule {rule.id} holds when {key} is one of {values}, which is never or always so")


def follow(play: Play) -> None:
    """The rules as told follow the options: with another value of an option, some sentence changes or some rule is left
    out, in every language."""
    options: type[Struct] = play.game.options
    ignored = _ignored(play.game.rulebook, options, play.home.path / "locales")
    hold(not ignored, "follow", f"{play.game.id}: the rules say nothing of {'; '.join(ignored)}")


@cache
def _ignored(rulebook: tuple[Rule, ...], kind: type[Struct], locales: Path) -> tuple[str, ...]:
    """Option values that make no difference to the rules as told. An option may matter only together with a choice of
    another, so each of those is tried too."""
    usual = kind()
    choices = {key: domain for key, domain in domains(kind).items() if key not in texts(kind)}
    tables = [usual] + [
        structs.replace(usual, **{key: value})
        for key, domain in choices.items()
        if not isinstance(domain, range)
        for value in domain
    ]
    found = []
    for language in LANGUAGES:
        bundle = _bundle(language, locales)
        for key, domain in choices.items():
            bases = [table for table in tables if getattr(table, key) == getattr(usual, key)]
            found += [
                f"{key}={value} in {language}"
                for value in ((domain[0], domain[-1]) if isinstance(domain, range) else domain)
                if value != getattr(usual, key) and not _matters(rulebook, bundle, bases, key, value)
            ]
    return tuple(found)


def _matters(rulebook: tuple[Rule, ...], bundle: FluentBundle, tables: list[Struct], key: str, value: object) -> bool:
    """Whether that value changes the rules as told at one of these tables."""
    return any(
        _told(rulebook, bundle, structs.replace(table, **{key: value})) != _told(rulebook, bundle, table)
        for table in tables
    )


def _told(rulebook: tuple[Rule, ...], bundle: FluentBundle, options: Struct) -> list[str]:
    values = values_of(options, None)
    patterns = [bundle.get_message(f"rule-{rule.id}").value for rule in rulebook if holds(rule, options, None)]
    return [str(bundle.format_pattern(pattern, values)[0]) for pattern in patterns if pattern is not None]


def wanted_words(play: Play) -> list[str]:
    """The message ids that the page and the command line need from every game."""
    rulebook = play.game.rulebook
    options = domains(play.game.options)
    choices = {key: domain for key, domain in options.items() if key not in texts(play.game.options)}
    return [
        "title",
        "tagline",
        *(f"rule-{rule.id}" for rule in rulebook),
        *dict.fromkeys(f"section-{rule.section}" for rule in rulebook),
        *(f"option-{key}" for key in options),
        *(f"option-{key}-help" for key in options),
        *(f"option-{key}-{value}" for key, domain in choices.items() for value in domain if isinstance(value, str)),
        *(f"preset-{key}-help" for key, one in play.game.presets.by_key().items() if changed_from_default(one)),
        *(f"bot-{level}" for level in play.game.bots),
        *(f"bot-{level}-level" for level in play.game.bots),
    ]
