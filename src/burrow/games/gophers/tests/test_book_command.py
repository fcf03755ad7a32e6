"""`burrow book check`: friendly to a good flip-book, exact with a broken one, unmoved by what is no book at all."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE

from burrow.cli.command import main
from burrow.games.gophers.options import LONGEST_BOOK
from burrow.games.gophers.tests.test_read import GOOD

BROKEN = GOOD.replace("s20", "s21", 1)
LANGUAGES = ("de", "en", "fr", "it")

Said = tuple[int, str, str]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the command is called."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def burrow(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    code = main(["book", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_good_book_is_summed_up(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(GOOD)
    code, out, err = burrow(capsys, "check", "mine.txt", "--lang", "en")
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "mine.txt is a good flip-book: 12 holes on each of 6 pages.",
        "  Page 1: 12 tunnels;  b 3  a 3  g 2  s 1  ! 1  @ 1  o 1",
        *(f"  Page {page}: 20 tunnels;  b 2  a 1  g 1  s 1  ! 1  @ 1  o 5" for page in range(2, 7)),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_book_is_good(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = burrow(capsys, "check", "ours", "--lang", lang)
    assert (code, err, len(out.splitlines())) == (0, "", 7)


def test_a_flaw_is_told_with_file_line_and_column(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(BROKEN)
    assert burrow(capsys, "check", "mine.txt", "--lang", "en") == (
        1,
        "",
        "mine.txt:3:26: Right behind “s” belongs a number from 1 to 20.\n",
    )
    _, _, german = burrow(capsys, "check", "mine.txt", "--lang", "de")
    assert german == "mine.txt:3:26: Direkt hinter „s“ gehört eine Zahl von 1 bis 20.\n"


def test_the_language_may_come_before_the_verb(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_text(BROKEN)
    assert burrow(capsys, "--lang", "it", "check", "mine.txt") == burrow(capsys, "check", "mine.txt", "--lang", "it")


def test_lines_of_windows_and_a_byte_order_mark_do_no_harm(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert burrow(capsys, "check", "mine.txt")[0] == 0
    (folder / "mine.txt").write_bytes(b"\xef\xbb\xbf" + BROKEN.replace("\n", "\r\n").encode())
    assert burrow(capsys, "check", "mine.txt")[2].startswith("mine.txt:3:26: ")


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
    assert (code, err) == (1, "long.txt:4001:1: The text is too long; a flip-book has at most 16,000 characters.\n")
    (folder / "just.txt").write_text(GOOD + "#" * (LONGEST_BOOK + 1 - len(GOOD)))
    assert burrow(capsys, "check", "just.txt")[2].startswith(f"just.txt:69:{LONGEST_BOOK + 1 - len(GOOD)}: ")


def test_a_sign_cut_in_two_at_the_end_of_what_is_read_is_no_mistake(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for shift in range(4):
        (folder / "gophers.txt").write_text("#" + "x" * shift + "🐹" * 20_000, encoding="utf-8")
        assert burrow(capsys, "check", "gophers.txt")[2].startswith(f"gophers.txt:1:{LONGEST_BOOK + 1}: ")


def run(*words: str, given: str | None = None) -> subprocess.CompletedProcess[str]:
    """By its real entry, in a process that would be caught."""
    command = [sys.executable, "-m", "burrow", "book", *words, "--lang", "en"]
    return subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", timeout=PATIENCE)


def test_a_book_may_come_through_the_standard_input() -> None:
    assert run("check", "-", given=GOOD).stdout.startswith("- is a good flip-book: 12 holes")
    broken = run("check", "-", given=BROKEN)
    assert (broken.returncode, broken.stdout) == (1, "")
    assert broken.stderr.startswith("-:3:26: Right behind")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such devices here")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_file_without_end_is_left_alone(device: str) -> None:
    ran = run("check", device, given="")
    assert (ran.returncode, ran.stdout, len(ran.stderr.splitlines())) == (1, "", 1)
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize(
    "words", [(), ("check",), ("chekc", "ours"), ("check", "ours", "b"), ("check", "ours", "--lang", "nl")]
)
def test_a_wrong_wish_gets_one_sentence(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["book", *words])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
