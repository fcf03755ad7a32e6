import re
from pathlib import Path

import pytest
from tests.architecture.tree import ROOT, SOURCE, own_texts
from tests.architecture.words import asked_words

from burrow.engine.languages import LANGUAGES
from burrow.laws.lexicon import Lexicon, read_locales, read_messages

ADMIN = SOURCE / "server" / "locales"
FOLDERS = sorted(path for path in SOURCE.rglob("locales") if path.is_dir())


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_the_four_languages_have_the_same_messages_and_variables(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} == {f"{language}.ftl" for language in LANGUAGES}
    lexicon = read_locales(folder)
    assert lexicon.messages["en"]
    assert lexicon.differences() == []


def test_every_word_that_is_asked_for_is_there() -> None:
    known: set[str] = set()
    for folder in (SOURCE / "locales", SOURCE / "cli" / "locales", SOURCE / "verifier" / "locales", ADMIN):
        known |= read_locales(folder).messages["en"].keys()
    of_games = {"title", "tagline", "pitch", "about"}
    missing = [
        f"{name}: {word}"
        for name, text in own_texts()
        if name.startswith(("web/src/", "src/burrow/cli/"))
        for word in sorted(asked_words(text) - known - of_games)
    ]
    assert missing == []


def test_the_house_has_words_to_look_at() -> None:
    assert SOURCE / "locales" in FOLDERS
    assert any(asked_words(text) for name, text in own_texts() if name.startswith("web/src/"))
    assert (ROOT / "web").is_dir()


def lexicon(**files: str) -> Lexicon:
    read = {language: read_messages(files.get(language, "a = x")) for language in LANGUAGES}
    return Lexicon(
        {language: found for language, (found, _) in read.items()},
        tuple(problem for _, problems in read.values() for problem in problems),
    )


@pytest.mark.parametrize(
    ("files", "difference"),
    [
        ({"it": "b = x"}, "it lacks 'a'"),
        ({"fr": "a = x\nb = y"}, "de lacks 'b' of fr"),
        ({"en": "a = { $who }"}, "'a' has ['who'] in en and [] in de"),
        ({"en": "a = { $n ->\n    [one] { $n } nut\n   *[other] { $m } nuts\n }"}, "'a' has ['m', 'n'] in en"),
        ({"en": "a = x\na = y"}, "'a' is said twice"),
        ({"en": "a = x\n???"}, "cannot be read"),
    ],
)
def test_a_difference_is_seen(files: dict[str, str], difference: str) -> None:
    assert any(difference in found for found in lexicon(**files).differences())


def test_the_variables_of_a_message_within_a_message_count() -> None:
    found, problems = read_messages("count = { $nuts }\nroll = { $seat }: { count } { -house }\n-house = { $style }\n")
    assert found == {"count": {"nuts"}, "roll": {"seat", "nuts"}}
    assert problems == []


def test_a_message_within_itself_does_no_harm() -> None:
    found, _ = read_messages("a = { b } { $x }\nb = { a } { $y }\n")
    assert found == {"a": {"x", "y"}, "b": {"x", "y"}}


def test_words_that_are_asked_for_are_seen() -> None:
    assert asked_words("words.t('close'); words.t(`mode-${x}`); this.say(\"cli-seat\", number=1)") == {
        "close",
        "cli-seat",
    }


def test_the_page_has_the_same_languages() -> None:
    """Python and the page each have one list."""
    page = (ROOT / "web/src/lib/languages.ts").read_text()
    assert tuple(re.findall(r"\b(\w\w): '", page)) == LANGUAGES


SEAT_BEGINS = re.compile(
    r"(?<!has )\bseat (?:\d|\{ \$\w+ \}) begins|\bfirst seat begins|(?<!auf )\bPlatz (?:\d|\{ \$\w+ \}) fängt an"
    r"|(?<!à )\bla (?:première )?place(?: \d| \{ \$\w+ \})? commence|\bComincia il (?:primo )?posto",
    re.IGNORECASE,
)


def test_a_person_begins_and_not_a_seat() -> None:
    found = [
        f"{path.parts[-3]}/{path.name}: {line.strip()}"
        for folder in FOLDERS
        for path in folder.glob("*.ftl")
        for line in path.read_text("utf-8").splitlines()
        if SEAT_BEGINS.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line", ["Seat 1 begins.", "Platz { $first } fängt an.", "La place 2 commence.", "Comincia il posto 3."]
)
def test_a_seat_that_begins_is_seen(line: str) -> None:
    assert SEAT_BEGINS.search(line)
