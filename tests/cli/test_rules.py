"""`burrow rules`."""

import re

import pytest
from tests.cli.terminal import Burrow

from burrow.engine import registry
from burrow.engine.languages import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_its_number_and_a_sentence(burrow: Burrow, lang: str) -> None:
    out = burrow("rules", "nuts", "--lang", lang).out
    found = re.findall(r"^(NA?-\d\d) +(.*)$", out, flags=re.MULTILINE)
    assert [number for number, _ in found] == [rule.id for rule in registry.game("nuts").rulebook]
    assert all(" " in sentence for _, sentence in found)
    assert "rule-N" not in out
    assert "section-" not in out


def test_a_line_never_begins_with_the_mark_that_ends_the_one_before(burrow: Burrow) -> None:
    """French sets a narrow space before some marks; a line may not break there."""
    out = burrow("rules", "nuts", "--lang", "fr").out
    assert "\u202f:" in out
    assert re.findall(r"^\s*[;:!?»].*$| [;:!?»]", out, flags=re.MULTILINE) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_table_follow_its_options(burrow: Burrow, lang: str) -> None:
    """With the American end the round is not finished, so N-30 is not told."""
    usual = burrow("rules", "nuts", "--lang", lang, "--option", "goal=70").out
    american = burrow("rules", "nuts", "--lang", lang, "--option", "goal=70", "--option", "end=first").out
    assert "N-30" in usual
    assert "N-30" not in american
    for told in (usual, american):
        (goal,) = re.findall(r"^N-29 .*(?:\n .*)*", told, flags=re.MULTILINE)
        assert "70" in goal


def rule_in(told: str, number: str) -> str:
    """The sentence with this number; empty: it is not told."""
    found = re.findall(rf"^{number} .*(?:\n .*)*", told, flags=re.MULTILINE)
    return " ".join("".join(found).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_of_a_table_follow_its_number_of_seats(burrow: Burrow, lang: str) -> None:
    """Solo rules are told only to whoever plays alone, and ties only to those who do not."""
    alone = burrow("rules", "hamstern", "--lang", lang, "--seats", "1").out
    three = burrow("rules", "hamstern", "--lang", lang, "--seats", "3").out
    every = burrow("rules", "hamstern", "--lang", lang).out
    for number in ("HS-01", "HS-05"):
        assert [bool(rule_in(told, number)) for told in (alone, three, every)] == [True, False, True], number
    for number in ("H-34", "H-35", "HA-11"):
        assert [bool(rule_in(told, number)) for told in (alone, three, every)] == [False, True, True], number
    for number in ("H-24", "H-25", "H-26"):
        assert rule_in(alone, number) != rule_in(three, number) == rule_in(every, number)
        assert not re.search(
            r"everyone|somebody|\balle\b|jemand|quelqu|chacun|tous\b|qualcuno|tutti",
            rule_in(alone, number),
            re.IGNORECASE,
        )


def test_options_and_seats_together(burrow: Burrow) -> None:
    told = burrow("rules", "hamstern", "--seats", "1", "--option", "start=free").out
    assert rule_in(told, "HS-01")
    assert rule_in(told, "HA-12")
    assert not rule_in(told, "H-12")


def test_too_many_seats_is_one_sentence(burrow: Burrow) -> None:
    ran = burrow("rules", "hamstern", "--seats", "9")
    assert ran.code == 2
    assert "1 to 6 seats" in ran.sentence


def test_a_wrong_option_is_one_sentence(burrow: Burrow) -> None:
    ran = burrow("rules", "nuts", "--option", "end=never")
    assert ran.code == 2
    assert "round or first" in ran.sentence


def test_each_language_is_another_one(burrow: Burrow) -> None:
    assert len({burrow("rules", "nuts", "--lang", lang).out for lang in LANGUAGES}) == 4


def test_the_system_chooses_the_language(burrow: Burrow) -> None:
    assert burrow("rules", "nuts", LANG="fr_FR.UTF-8").out == burrow("rules", "nuts", "--lang", "fr").out
    assert burrow("rules", "nuts", LANG="fr_FR.UTF-8", LC_ALL="it").out == burrow("rules", "nuts", "--lang", "it").out


def test_unknown_game_names_those_there_are(burrow: Burrow) -> None:
    ran = burrow("rules", "chess")
    assert ran.code == 2
    assert "'chess'" in ran.sentence
    assert "nuts" in ran.sentence


def test_unknown_language_is_one_sentence(burrow: Burrow) -> None:
    ran = burrow("rules", "nuts", "--lang", "xx")
    assert ran.code == 2
    assert "'xx'" in ran.sentence
    assert "--help" in ran.sentence


def test_a_reader_who_leaves_early_is_no_mistake(burrow: Burrow) -> None:
    import subprocess
    import sys

    with subprocess.Popen(
        [
            sys.executable,
            "-c",
            "import sys, burrow.cli as c; sys.stdout.write('x' * 10**6); sys.exit(c.main(['games']))",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
