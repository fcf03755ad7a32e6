"""The command line as a whole."""

import pytest
from tests.cli.terminal import Burrow


def test_help_names_every_command(burrow: Burrow) -> None:
    ran = burrow("--help")
    assert ran.code == 0
    for command in ("play", "games", "rules", "sim", "replay", "golden", "types", "bench"):
        assert f"    {command} " in ran.out


@pytest.mark.parametrize("arguments", [(), ("plya",), ("games", "--jason"), ("rules",), ("play", "--por", "80")])
def test_what_it_does_not_know_is_one_sentence(burrow: Burrow, arguments: tuple[str, ...]) -> None:
    ran = burrow(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.sentence.startswith("burrow: ")
    assert "--help" in ran.sentence
