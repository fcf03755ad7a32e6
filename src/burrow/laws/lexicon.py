"""Reads Fluent files: which messages each language has, and which variables they use."""

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from burrow.engine.game import Values
from burrow.engine.languages import LANGUAGES


class Lexicon:
    """The messages of a locales folder: language, then message id, then the variables of its sentence."""

    def __init__(self, messages: dict[str, dict[str, frozenset[str]]], junk: tuple[str, ...] = ()) -> None:
        self.messages = messages
        self.junk = junk
        """What could not be parsed, and ids that are defined twice."""

    def missing(self, message: str) -> list[str]:
        """The languages without that message."""
        return [language for language in LANGUAGES if message not in self.messages.get(language, {})]

    def complaint(self, message: str, values: Values) -> str:
        """Why a sentence with these values cannot be formatted in every language; empty if it can."""
        if missing := self.missing(message):
            return f"the message {message!r} is missing in {', '.join(missing)}"
        names = {name for name, _ in values}
        for language in LANGUAGES:
            if (wanted := self.messages[language][message]) != names:
                return f"the message {message!r} in {language} has the variables {sorted(wanted)}, not {sorted(names)}"
        return ""

    def differences(self) -> list[str]:
        """Where the languages differ in their messages or variables."""
        first = LANGUAGES[0]
        found = list(self.junk)
        for language in LANGUAGES:
            here, there = self.messages.get(language, {}), self.messages.get(first, {})
            found += [f"{language} lacks {message!r}" for message in sorted(there.keys() - here.keys())]
            found += [f"{first} lacks {message!r} of {language}" for message in sorted(here.keys() - there.keys())]
            found += [
                f"{message!r} has {sorted(here[message])} in {language} and {sorted(there[message])} in {first}"
                for message in sorted(here.keys() & there.keys())
                if here[message] != there[message]
            ]
        return found


def read_locales(folder: Path) -> Lexicon:
    """The lexicon of the `.ftl` files in a folder; a language without a file has no messages."""
    messages: dict[str, dict[str, frozenset[str]]] = {}
    junk: list[str] = []
    for language in LANGUAGES:
        file = folder / f"{language}.ftl"
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        messages[language], problems = read_messages(text)
        junk += [f"{file.name}: {problem}" for problem in problems]
    return Lexicon(messages, tuple(junk))


def read_messages(text: str) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Message ids with their variables, including those of referenced messages; and what is wrong."""
    entries: dict[str, ast.Message | ast.Term] = {}
    problems: list[str] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            problems.append(f"cannot be read: {(entry.content or '').strip()[:60]!r}")
        elif isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if name in entries:
                problems.append(f"{name!r} is said twice")
            entries[name] = entry
    found = {name: _variables(name, entries, ()) for name in entries if not name.startswith("-")}
    return found, problems


def _variables(name: str, entries: dict[str, Any], above: tuple[str, ...]) -> frozenset[str]:
    if name in above or name not in entries:
        return frozenset()
    uses = _Uses()
    uses.visit(entries[name])
    inner = [_variables(other, entries, (*above, name)) for other in uses.entries]
    return frozenset(uses.variables).union(*inner)


class _Uses(Visitor):
    """The variables an entry names and the messages it references. A term does not see the variables around it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.entries.append(node.id.name)
