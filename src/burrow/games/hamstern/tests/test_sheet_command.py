"""`burrow sheet check`: friendly to a good sheet, exact with a broken one, unmoved by what is no sheet at all."""

import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from burrow.cli.command import main
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.tests.test_read import GOOD

BROKEN = GOOD.replace("B 1", "B 21")
LANGUAGES = ("de", "en", "fr", "it")

Said = tuple[int, str, str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command is called."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def burrow(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    code = main(["sheet", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_good_sheet_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(GOOD)
    code, out, err = burrow(capsys, "check", "mine.txt", "--lang", "en")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "mine.txt is a good sheet.",
        "4 chambers with 13 cells and 4 tunnels; 2 nuts, 1 mushroom; 33 points in the chambers",
        "  A   5 points  7 cells  *  start",
        "  B    1 point   1 cell  *",
        "  C  20 points   1 cell",
        "  D   7 points  4 cells  ^",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("side", ["a", "b", "A", "B"])
def test_our_own_sides_are_good(side: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = burrow(capsys, "check", side, "--lang", lang)
    assert (code, err, len(out.splitlines())) == (0, "", 10)


def test_a_flaw_is_told_with_file_line_and_column(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(BROKEN)
    assert burrow(capsys, "check", "mine.txt", "--lang", "en") == (
        1,
        "",
        "mine.txt:5:3: Here belong the points of chamber B: a number from 1 to 20.\n",
    )
    _, _, german = burrow(capsys, "check", "mine.txt", "--lang", "de")
    assert german == "mine.txt:5:3: Hierher gehören die Punkte von Kammer B: eine Zahl von 1 bis 20.\n"


def test_the_language_may_come_before_the_verb(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(BROKEN)
    assert burrow(capsys, "--lang", "it", "check", "mine.txt") == burrow(capsys, "check", "mine.txt", "--lang", "it")


def test_lines_of_windows_and_a_byte_order_mark_do_no_harm(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert burrow(capsys, "check", "mine.txt")[0] == 0
    (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + BROKEN.replace("\n", "\r\n").encode())
    assert burrow(capsys, "check", "mine.txt")[2].startswith("mine.txt:5:3: ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_no_text_gets_one_sentence(folder: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    (folder / "latin.txt").write_bytes("Bäume".encode("latin-1"))
    (folder / "wide.txt").write_text(GOOD, encoding="utf-16")
    for name in ("picture.png", "latin.txt", "wide.txt", ".", "nowhere.txt", "no\0name", "x" * 5000):
        code, out, err = burrow(capsys, "check", name, "--lang", lang)
        assert (code, out) == (1, "")
        assert err.startswith("burrow: ")
        assert err.count("\n") == 1


def test_a_long_text_is_told_where_it_is_too_long(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "long.txt").write_text("# ä\n" * 1_000_000, encoding="utf-8")
    code, _, err = burrow(capsys, "check", "long.txt", "--lang", "en")
    assert (code, err) == (1, "long.txt:1501:1: The text is too long; a sheet has at most 6,000 characters.\n")
    (folder / "just.txt").write_text(GOOD + "#" * (LONGEST_SHEET + 1 - len(GOOD)))
    assert burrow(capsys, "check", "just.txt")[2].startswith(f"just.txt:14:{LONGEST_SHEET + 1 - len(GOOD)}: ")


def test_a_sign_cut_in_two_at_the_end_of_what_is_read_is_no_mistake(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for shift in range(4):
        (folder / "hamsters.txt").write_text("#" + "x" * shift + "🐹" * 20_000, encoding="utf-8")
        assert burrow(capsys, "check", "hamsters.txt")[2].startswith(f"hamsters.txt:1:{LONGEST_SHEET + 1}: ")


def test_a_sheet_may_come_through_the_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(GOOD.encode())))
    assert burrow(capsys, "check", "-", "--lang", "en")[1].startswith("- is a good sheet.\n")
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(BROKEN.encode())))
    assert burrow(capsys, "check", "-", "--lang", "en")[2].startswith("-:5:3: Here belong")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/urandom", "/dev/null"])
def test_a_file_without_end_is_left_alone(device: str) -> None:
    """By its real entry, in a process that would be caught."""
    words = [sys.executable, "-m", "burrow", "sheet", "check", device, "--lang", "en"]
    ran = subprocess.run(words, capture_output=True, text=True, timeout=PATIENCE, stdin=subprocess.DEVNULL)
    assert ran.returncode == 1
    assert ran.stdout == ""
    assert len(ran.stderr.splitlines()) == 1
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("words", [(), ("check",), ("chekc", "a"), ("check", "a", "b"), ("check", "a", "--lang", "nl")])
def test_a_wrong_wish_gets_one_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["sheet", *words])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
