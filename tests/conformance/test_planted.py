"""The laws can fail: the good planted games pass all of them, and each planted fault is caught by its law."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.planted import bell, cards, marble, race, signs
from tests.conformance.planted.faults import FAULTS, Fault

from burrow.engine.game import AnyGame
from burrow.engine.rng import fast_rng
from burrow.laws import LAWS, GameFolder, LawBroken, Play, check, draw_case
from burrow.laws.rooms import folder_faults

GOOD: tuple[Any, ...] = (race.GAME, cards.GAME, signs.GAME, bell.GAME, marble.GAME)
BY_NAME = {law.__name__: law for law in LAWS}


def plays(game: AnyGame, home: GameFolder) -> list[Play]:
    rng = fast_rng("planted")
    return [Play(game, draw_case(game, rng), home) for _ in range(12)]


def put_to(law: str, game: AnyGame, home: GameFolder) -> None:
    for play in plays(game, home):
        BY_NAME[law](play)


@pytest.mark.parametrize("game", GOOD, ids=lambda game: game.id)
def test_a_good_game_keeps_every_law(game: AnyGame) -> None:
    check(game, cases=12)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_caught_by_its_law(fault: Fault) -> None:
    with pytest.raises(LawBroken, match=f"^{fault.law}:"):
        put_to(fault.law, fault.game, GameFolder.of(fault.good))


def test_every_law_has_a_fault_to_catch() -> None:
    assert {fault.law for fault in FAULTS} == set(BY_NAME)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda folder: (folder / "utils.py").touch(), "'utils.py' is no room"),
        (lambda folder: (folder / "cards").mkdir(), "'cards' is no room"),
        (lambda folder: (folder / "options").mkdir(), "'options' is no room"),
        (lambda folder: [(folder / "moves").mkdir(), (folder / "moves.py").touch()], "both a module and a folder"),
        (lambda folder: (folder / "physics").mkdir(), "'physics' needs the trait"),
        (lambda folder: (folder / "game.py").unlink(), "there is no 'game.py'"),
        (lambda folder: (folder / "locales" / "it.ftl").unlink(), "the locales are"),
        (lambda folder: (folder / "locales" / "es.ftl").touch(), "the locales are"),
    ],
)
def test_a_wrong_room_is_seen(tmp_path: Path, spoil: Any, complaint: str) -> None:
    folder = tmp_path / "race"
    shutil.copytree(GameFolder.of(race.GAME).path, folder)
    assert folder_faults(folder, frozenset()) == []
    spoil(folder)
    assert any(complaint in fault for fault in folder_faults(folder, frozenset()))


def test_a_room_may_be_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "race"
    shutil.copytree(GameFolder.of(race.GAME).path, folder)
    (folder / "moves").mkdir()
    assert folder_faults(folder, frozenset()) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("rests = dort\n", "'rests' is said twice"),
        ("hello = Ciao\n", "de lacks 'hello' of it"),
        ("= nothing\n", "cannot be read"),
    ],
)
def test_a_language_that_differs_is_seen(tmp_path: Path, line: str, complaint: str) -> None:
    folder = tmp_path / "race"
    shutil.copytree(GameFolder.of(race.GAME).path, folder)
    with (folder / "locales" / "it.ftl").open("a", encoding="utf-8") as file:
        file.write(line)
    with pytest.raises(LawBroken, match=complaint):
        BY_NAME["words"](plays(race.GAME, GameFolder("race", folder))[0])


def test_a_variable_that_differs_is_seen(tmp_path: Path) -> None:
    folder = tmp_path / "race"
    shutil.copytree(GameFolder.of(race.GAME).path, folder)
    file = folder / "locales" / "fr.ftl"
    file.write_text(file.read_text(encoding="utf-8").replace("$pips", "$points"), encoding="utf-8")
    with pytest.raises(LawBroken, match="'climbs' has"):
        BY_NAME["words"](plays(race.GAME, GameFolder("race", folder))[0])


def test_an_explanation_of_two_sentences_is_seen(tmp_path: Path) -> None:
    folder = tmp_path / "race"
    shutil.copytree(GameFolder.of(race.GAME).path, folder)
    file = folder / "locales" / "en.ftl"
    file.write_text(
        file.read_text(encoding="utf-8").replace("this many stairs.", "stairs. This many."), encoding="utf-8"
    )
    with pytest.raises(LawBroken, match="option-stairs-help in en"):
        BY_NAME["words"](plays(race.GAME, GameFolder("race", folder))[0])
