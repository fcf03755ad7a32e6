"""`burrow sheet print`: what is on the paper, in both formats."""

import re
import sys
from io import BytesIO
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from pypdf import PdfReader

from burrow.cli.command import main
from burrow.engine.codec import decode_entry, decode_row, decode_setup
from burrow.engine.languages import LANGUAGES
from burrow.engine.log import Log
from burrow.games.hamstern import GAME
from burrow.games.hamstern.commands.earthwork import SIGN, outline, signs
from burrow.games.hamstern.commands.paper import A4, A6, Filled, Page, pages
from burrow.games.hamstern.commands.pdf import to_pdf, width_of
from burrow.games.hamstern.commands.shapes import Path as Stroke
from burrow.games.hamstern.commands.svg import to_svg
from burrow.games.hamstern.data.sheet import Sheet
from burrow.games.hamstern.options import Options
from burrow.games.hamstern.reader.drawing import LARGEST_MAP
from burrow.games.hamstern.reader.read import read
from burrow.games.hamstern.reader.sides import sheet_of
from burrow.games.hamstern.tests.sheets import sheets
from burrow.games.hamstern.tests.test_read import GOOD
from burrow.games.hamstern.view import SeatView

SVG = "{http://www.w3.org/2000/svg}"
A = sheet_of(Options())


def say(message: str, **values: str | int) -> str:
    return " ".join([message, *map(str, values.values())])


def drawn(page: Page, kind: str) -> list[Stroke]:
    return [shape for shape in page.shapes if isinstance(shape, Stroke) and shape.kind == kind]


def elements(file: Path, kind: str) -> list[ElementTree.Element]:
    return [element for element in ElementTree.parse(file).iter() if element.get("class") == kind]


def counts(file: Path) -> dict[str, int]:
    kinds = ("cell", "nut", "mushroom", "sign", "slot", "chamber", "tunnel", "points", "hourglass", "die", "cut")
    return {kind: len(elements(file, kind)) for kind in kinds}


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Games played by bots: two with six seats on side B, a solo game, and one on a custom sheet."""
    folder = tmp_path_factory.mktemp("logs")
    six = ["sim", "hamstern", "--seats", "6", "--option", "sheet=b", "--games", "2"]
    assert main([*six, "--bots", "casual", "--log", str(folder / "six.jsonl")]) == 0
    solo = ["sim", "hamstern", "--seats", "1", "--bots", "casual", "--games", "1"]
    assert main([*solo, "--log", str(folder / "solo.jsonl")]) == 0
    assert main([*solo, "--option", "sheet=own", "--option", f"own={GOOD}", "--log", str(folder / "own.jsonl")]) == 0
    assert main(["sim", "nuts", "--bots", "casual", "--games", "1", "--log", str(folder / "nuts.jsonl")]) == 0
    return folder


def end_of(log: Path, number: int = 1) -> tuple[Sheet, tuple[SeatView, ...]]:
    """What everybody sees at the end of a game, replayed from its rows alone."""
    rows = log.read_bytes().splitlines()
    begins = [place for place, row in enumerate(rows) if b'"seed"' in row]
    begin, end = [*begins, len(rows)][number - 1 : number + 1]
    setup = decode_setup(rows[begin], lambda name: GAME)
    entries = [decode_entry(GAME, decode_row(row), setup.format) for row in rows[begin + 1 : end]]
    view = GAME.view(Log(GAME, setup, entries).state, None)
    return view.sheet, view.seats


def test_a_page_has_four_blank_sheets(out: Path) -> None:
    assert main(["sheet", "print", "a", "--svg", "a.svg"]) == 0
    root = ElementTree.parse(out / "a.svg").getroot()
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("210mm", "297mm", "0 0 210 297")
    assert counts(out / "a.svg") == {
        "cell": 4 * len(A.cells),
        "nut": 4 * (4 + 4 + 1),  # on the floors, in the table of nut points, in the sum
        "mushroom": 4 * (sum(cell.find == "mushroom" for cell in A.cells) + 1),
        "sign": 4 * 8,
        "slot": 4 * 7,
        "chamber": 4 * 8,
        "tunnel": 4 * len(A.tunnels),
        "points": 4 * 4,
        "hourglass": 4,
        "die": 4 * (1 + 3),
        "cut": 2,
    }
    assert not elements(out / "a.svg", "cross")
    assert not elements(out / "a.svg", "pencil")


def test_one_sheet_has_its_own_page(out: Path) -> None:
    assert main(["sheet", "print", "b", "--one", "--svg", "b.svg"]) == 0
    assert main(["sheet", "print", "b", "--one", "--pdf", "b.pdf"]) == 0
    root = ElementTree.parse(out / "b.svg").getroot()
    assert (root.get("width"), root.get("height")) == ("105mm", "148.5mm")
    assert len(elements(out / "b.svg", "cell")) == len(sheet_of(Options(sheet="b")).cells)
    (page,) = PdfReader(out / "b.pdf").pages
    assert (page.mediabox.width, page.mediabox.height) == pytest.approx((297.64, 420.94), abs=0.01)


def test_a_file_of_ones_own_is_printed(out: Path) -> None:
    (out / "mine.txt").write_text(GOOD)
    assert main(["sheet", "print", "mine.txt", "--one", "--svg", "mine.svg"]) == 0
    assert len(elements(out / "mine.svg", "cell")) == 13
    assert len(elements(out / "mine.svg", "sign")) == 4


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ["Name", "Eicheln", "Pilze", "Kammern", "Summe"]),
        ("en", ["Name", "Nuts", "Mushrooms", "Chambers", "Total"]),
        ("fr", ["Nom", "Noix", "Champignons", "Chambres", "Total"]),
        ("it", ["Nome", "Noci", "Funghi", "Camere", "Totale"]),
    ],
)
def test_the_words_are_in_the_readers_language(out: Path, lang: str, words: list[str]) -> None:
    assert main(["sheet", "print", "a", "--one", "--svg", "a.svg", "--lang", lang]) == 0
    assert main(["sheet", "print", "a", "--one", "--pdf", "a.pdf", "--lang", lang]) == 0
    assert [element.text for element in ElementTree.parse(out / "a.svg").iter(f"{SVG}text")] == words
    (page,) = PdfReader(out / "a.pdf").pages
    assert page.extract_text().split() == words


def test_a_pdf_has_the_page_that_the_svg_has(out: Path) -> None:
    page = pages([(A, None)] * 4, say, is_single=False)[0]
    reader = PdfReader(BytesIO(to_pdf([page], "Hamstern")))
    (found,) = reader.pages
    assert (found.mediabox.width, found.mediabox.height) == pytest.approx((595.28, 841.89), abs=0.01)
    assert reader.metadata is not None
    assert reader.metadata.title == "Hamstern"
    contents = found.get_contents()
    assert contents is not None
    painted = re.findall(r"(?m)^(?:f\*|B\*|S)$", contents.get_data().decode("latin-1"))
    assert len(painted) == to_svg(page, "Hamstern").count("<path")


def test_a_pdf_stands_upright(out: Path) -> None:
    """The name is at the top, the sum at the bottom, and everything is on the page."""
    assert main(["sheet", "print", "a", "--one", "--pdf", "a.pdf", "--lang", "en"]) == 0
    heights: dict[str, float] = {}

    def note(words: str, page: list[float], text: list[float], *_: object) -> None:
        if words.strip():
            heights[words.strip()] = text[5] * page[3] + page[5]

    (page,) = PdfReader(out / "a.pdf").pages
    page.extract_text(visitor_text=note)
    assert page.mediabox.height > heights["Name"] > 0.9 * page.mediabox.height
    assert 0.1 * page.mediabox.height > heights["Total"] > 0


def test_all_seats_of_a_game_are_printed_four_to_a_page(out: Path, logs: Path) -> None:
    assert main(["sheet", "print", "--log", str(logs / "six.jsonl"), "--svg", "six.svg", "--lang", "de"]) == 0
    assert main(["sheet", "print", "--log", str(logs / "six.jsonl"), "--pdf", "six.pdf", "--lang", "de"]) == 0
    sheet, seats = end_of(logs / "six.jsonl")
    for name, some in (("six.svg", seats[:4]), ("six-2.svg", seats[4:])):
        assert len(elements(out / name, "cell")) == len(some) * len(sheet.cells)
        assert len(elements(out / name, "cross")) == sum(len(seat.crossed) for seat in some)
        strikes = sum(seat.ones for seat in some) + 4 * len(some)  # slots; the hourglass and three dice of each seat
        assert len(elements(out / name, "strike")) == strikes
    texts = [page.extract_text() for page in PdfReader(out / "six.pdf").pages]
    assert [re.findall(r"Platz \d", text) for text in texts] == [
        ["Platz 1", "Platz 2", "Platz 3", "Platz 4"],
        ["Platz 5", "Platz 6"],
    ]


def test_one_seat_of_another_game_of_the_log(out: Path, logs: Path) -> None:
    words = ["sheet", "print", "--log", str(logs / "six.jsonl"), "--one"]
    assert main([*words, "--game", "2", "--seat", "5", "--svg", "five.svg", "--lang", "en"]) == 0
    _, seats = end_of(logs / "six.jsonl", 2)
    assert len(elements(out / "five.svg", "cross")) == len(seats[4].crossed)
    assert "Seat 5" in (out / "five.svg").read_text("utf-8")


def test_alone_the_first_run_of_the_timer_is_circled(out: Path, logs: Path) -> None:
    assert main(["sheet", "print", "--log", str(logs / "solo.jsonl"), "--one", "--svg", "solo.svg"]) == 0
    _, (seat,) = end_of(logs / "solo.jsonl")
    assert len(elements(out / "solo.svg", "cross")) == len(seat.crossed)
    rings = len(elements(out / "solo.svg", "ring"))
    assert 0 < rings <= 3


def test_a_game_brings_its_own_sheet_along(out: Path, logs: Path) -> None:
    assert main(["sheet", "print", "--log", str(logs / "own.jsonl"), "--one", "--svg", "own.svg"]) == 0
    assert len(elements(out / "own.svg", "cell")) == 13


def test_the_sheet_of_the_game_may_be_named_too(out: Path, logs: Path) -> None:
    words = ["sheet", "print", "b", "--log", str(logs / "six.jsonl"), "--seat", "1", "--one", "--svg", "one.svg"]
    assert main(words) == 0
    assert len(elements(out / "one.svg", "cross")) == len(end_of(logs / "six.jsonl")[1][0].crossed)


def test_points_are_written_in_their_boxes() -> None:
    filled = Filled("Mia", crossed=(0, 5), ones=3, is_running=False, circled=0, struck=0, points=(4, 3, 17))
    (page,) = pages([(A, filled)], say, is_single=True)
    assert len(drawn(page, "pencil")) == len("4" + "3" + "17" + "24"), "a stroke for each figure, the sum included"
    assert len(drawn(page, "cross")) == 2
    assert len(drawn(page, "strike")) == 3


def test_a_cross_lies_in_its_cell() -> None:
    filled = Filled("Mia", crossed=(7,), ones=0, is_running=False, circled=0, struck=0, points=(0, 0, 0))
    (page,) = pages([(A, filled)], say, is_single=True)
    (cross,) = drawn(page, "cross")
    left, top, right, bottom = bounds(drawn(page, "cell")[7])
    inner = bounds(cross)
    assert left - 0.6 < inner[0] < inner[2] < right + 0.6
    assert top - 0.6 < inner[1] < inner[3] < bottom + 0.6


def bounds(shape: Stroke) -> tuple[float, float, float, float]:
    xs = [x for _, points in shape.steps for x, _ in points]
    ys = [y for _, points in shape.steps for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def check_the_burrow(page: Page, sheet: Sheet) -> None:
    """Everything is drawn, and between field and slots."""
    assert len(drawn(page, "cell")) == len(sheet.cells)
    for kind in ("cell", "sign", "chamber", "tunnel"):
        for shape in drawn(page, kind):
            left, top, right, bottom = bounds(shape)
            edge = shape.width / 2
            assert 4 < left - edge < right + edge < A6[0] - 4
            assert 29 < top - edge < bottom + edge < 120


@settings(max_examples=25, deadline=None)
@given(sheets(most_chambers=12))
def test_any_sheet_fits_on_the_paper(sheet: Sheet) -> None:
    (page,) = pages([(sheet, None)], say, is_single=True)
    check_the_burrow(page, sheet)
    ElementTree.fromstring(to_svg(page, "Hamstern"))
    assert len(PdfReader(BytesIO(to_pdf([page], "Hamstern"))).pages) == 1


@settings(max_examples=25, deadline=None)
@given(sheets())
def test_signs_stand_beside_their_chamber_and_on_no_cell(sheet: Sheet) -> None:
    for chamber, (x, y) in enumerate(signs(sheet)):
        gaps = [
            (max(cell.x - x, 0, x - cell.x - 1) ** 2 + max(cell.y - y, 0, y - cell.y - 1) ** 2, cell.chamber)
            for cell in sheet.cells
        ]
        gap, nearest = min(gaps)
        assert gap >= SIGN**2
        assert nearest == chamber or touches_another(sheet, chamber), "inside another there may be no such spot"


def touches_another(sheet: Sheet, chamber: int) -> bool:
    here = [cell for cell in sheet.cells if cell.chamber == chamber]
    others = [cell for cell in sheet.cells if cell.chamber != chamber]
    return any(abs(one.x - other.x) + abs(one.y - other.y) == 1 for one in here for other in others)


def test_the_largest_map_is_printed_too() -> None:
    rows = ["a " * 7 + "--" * 32 + "b ", *["  " * 39 + "| "] * 38, "d " + "--" * 37 + "c c "]
    text = "start A\nA 1\nB 1\nC 1\nD 1\nmap\n" + "\n".join(rows)
    sheet = read(text)
    assert isinstance(sheet, Sheet), sheet
    assert (sheet.width, sheet.height) == (LARGEST_MAP, LARGEST_MAP)
    (page,) = pages([(sheet, None)], say, is_single=True)
    check_the_burrow(page, sheet)
    assert len(pages([(sheet, None)] * 5, say, is_single=False)) == 2


def test_an_outline_goes_around_a_hole() -> None:
    ring = {(x, y) for x in range(3) for y in range(3)} - {(1, 1)}
    steps = outline(ring, Random(1)).steps
    assert [letter for letter, _ in steps].count("M") == 2
    diagonal = outline({(0, 0), (1, 1)}, Random(1)).steps
    assert [letter for letter, _ in diagonal].count("M") == 2, "places that meet at a corner stay apart"


def test_widths_are_those_of_the_font() -> None:
    assert width_of("") == 0
    assert width_of("Nüsse") == pytest.approx((722 + 556 + 500 + 500 + 556) / 1000)
    assert (2 * A6[0], 2 * A6[1]) == A4


SENTENCES = {
    "no file": (["--svg", "x.svg"], 2, "name a sheet to print"),
    "no game for the seat": (["a", "--svg", "x.svg", "--seat", "1"], 2, "--seat belongs to a game"),
    "a game on another sheet": (["a", "--svg", "x.svg", "--log", "six.jsonl"], 2, "was not played on a"),
    "no such seat": (["--svg", "x.svg", "--log", "six.jsonl", "--seat", "7"], 2, "so there is no seat 7"),
    "seat nought": (["--svg", "x.svg", "--log", "six.jsonl", "--seat", "0"], 2, "so there is no seat 0"),
    "no such game": (["--svg", "x.svg", "--log", "six.jsonl", "--game", "3"], 2, "so there is no game 3"),
    "another game": (["--svg", "x.svg", "--log", "nuts.jsonl"], 1, "not a log of Hamstern"),
    "no log": (["--svg", "x.svg", "--log", "nowhere.jsonl"], 1, "cannot be read"),
    "no folder": (["a", "--svg", "nowhere/x.svg"], 2, "no such file"),
    "no sheet": (["nowhere.txt", "--pdf", "x.pdf"], 1, "does not exist"),
}


@pytest.mark.parametrize(("words", "code", "sentence"), SENTENCES.values(), ids=SENTENCES.keys())
def test_mistakes_get_one_sentence(
    words: list[str],
    code: int,
    sentence: str,
    logs: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(logs)
    assert main(["sheet", "print", *words, "--lang", "en"]) == code
    err = capsys.readouterr().err
    assert sentence in err
    assert err.count("\n") == 1
    assert not (logs / "x.svg").exists()


def test_a_flaw_is_told_and_nothing_printed(out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (out / "mine.txt").write_text(GOOD.replace("start A", "start"))
    assert main(["sheet", "print", "mine.txt", "--svg", "mine.svg", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("mine.txt:2:6: After “start” comes")
    assert not (out / "mine.svg").exists()


def test_a_format_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--svg", "a.svg", "--pdf", "a.pdf"]):
        with pytest.raises(SystemExit):
            main(["sheet", "print", "a", *words])
        assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_part_for_pdf_there_is_a_sentence(
    out: Path, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pydyf", None)
    assert main(["sheet", "print", "a", "--pdf", "a.pdf", "--lang", lang]) == 2
    assert "burrow-games[print]" in capsys.readouterr().err
    assert not (out / "a.pdf").exists()
