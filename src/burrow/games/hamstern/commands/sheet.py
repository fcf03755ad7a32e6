"""`burrow sheet check FILE` and `burrow sheet print FILE`: sheets outside a game, for drawing and for play on paper."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from burrow.engine.command import Say, Verbs
from burrow.engine.errors import UsageError
from burrow.engine.flaw import Flaw
from burrow.engine.own_text import OwnText, aligned
from burrow.games.hamstern.commands.game import filled_sheets
from burrow.games.hamstern.commands.paper import Filled, Page, pages
from burrow.games.hamstern.commands.pdf import to_pdf
from burrow.games.hamstern.commands.svg import to_svg
from burrow.games.hamstern.data.sheet import Chamber, Sheet
from burrow.games.hamstern.data.texts import text_of
from burrow.games.hamstern.options import LONGEST_SHEET
from burrow.games.hamstern.reader.read import read

SHEETS = OwnText("sheet", LONGEST_SHEET, {name: text_of(name.lower()) for name in ("a", "b", "A", "B")}, read)


class SheetCommand:
    game = "hamstern"
    words = "check a sheet of your own for Hamstern, or print one to play on paper"

    def arguments(self, to: ArgumentParser) -> None:
        verbs = Verbs(to, "check | print")
        check = verbs.add("check", "say what is wrong with the text of a sheet, with line and column")
        check.add_argument(
            "file", metavar="FILE", help="the text of a sheet; - for the standard input, or a or b, our two sides"
        )
        check.set_defaults(do=_check)
        words = "print a sheet for play with pencil and die, blank or as it stood at the end of a game"
        self._print(verbs.add("print", words))

    def _print(self, to: ArgumentParser) -> None:
        to.add_argument("file", metavar="FILE", nargs="?", help="as for check; not needed with --log")
        out = to.add_mutually_exclusive_group(required=True)
        out.add_argument("--svg", type=Path, metavar="OUT", help="write SVG, a file for each page")
        out.add_argument("--pdf", type=Path, metavar="OUT", help="write PDF")
        to.add_argument(
            "--one", action="store_true", help="one sheet on a page of its own size, A6; default: four on A4"
        )
        to.add_argument(
            "--log", type=Path, metavar="LOG", help="a finished game: as sim --log writes it, or downloaded"
        )
        to.add_argument("--game", type=int, default=1, metavar="N", help="which game of the log; default the first")
        to.add_argument("--seat", type=int, metavar="N", help="only the sheet of this seat, from 1; default: all seats")
        to.set_defaults(do=_print)

    def run(self, asked: Namespace, say: Say) -> int:
        code: int = asked.do(asked, say)
        return code


SHEET = SheetCommand()


def _check(asked: Namespace, say: Say) -> int:
    return SHEETS.check(asked.file, say, lambda sheet: _account(sheet, asked.file, say))


def _account(sheet: Sheet, name: str, say: Say) -> Iterator[str]:
    yield say("sheet-fine", file=name)
    yield say(
        "sheet-sum",
        chambers=len(sheet.chambers),
        cells=len(sheet.cells),
        tunnels=len(sheet.tunnels),
        nuts=sum(cell.find == "nut" for cell in sheet.cells),
        mushrooms=sum(cell.find == "mushroom" for cell in sheet.cells),
        points=sum(chamber.value for chamber in sheet.chambers),
    )
    yield from aligned([_row(sheet, chamber, say) for chamber in sheet.chambers])


def _row(sheet: Sheet, chamber: Chamber, say: Say) -> list[str]:
    finds = [sheet.cells[cell].find for cell in chamber.cells]
    start = say("sheet-start") if sheet.chambers[sheet.start] is chamber else ""
    return [
        chamber.letter,
        say("sheet-points-of", points=chamber.value),
        say("sheet-cells", cells=len(chamber.cells)),
        ("*" * finds.count("nut") + "^" * finds.count("mushroom")),
        start,
    ]


def _print(asked: Namespace, say: Say) -> int:
    found = _filled(asked, say) if asked.log is not None else _blank(asked, say)
    if isinstance(found, Flaw):
        return SHEETS.complain(found, asked.file, say)
    drawn = pages(found, say, is_single=asked.one)
    if asked.svg is not None:
        names = [_numbered(asked.svg, page) for page in range(len(drawn))]
        for name, page in zip(names, drawn, strict=True):
            name.write_text(to_svg(page, say("title")), encoding="utf-8")
    else:
        names = [asked.pdf]
        asked.pdf.write_bytes(_pdf(drawn, say))
    for name in names:
        print(say("sheet-printed", file=str(name)))
    return 0


def _blank(asked: Namespace, say: Say) -> list[tuple[Sheet, Filled | None]] | Flaw:
    if asked.file is None:
        raise UsageError(say("sheet-no-file"))
    if asked.seat is not None:
        raise UsageError(say("sheet-seat-without-log"))
    found = SHEETS.load(asked.file, say)
    return found if isinstance(found, Flaw) else [(found, None)] * (1 if asked.one else 4)


def _filled(asked: Namespace, say: Say) -> list[tuple[Sheet, Filled | None]] | Flaw:
    """The sheets of a game as they were at its end. The log contains its sheet; a file named as well must match it."""
    sheets: list[tuple[Sheet, Filled | None]] = [*filled_sheets(asked.log, asked.game, say)]
    named = SHEETS.load(asked.file, say) if asked.file is not None else sheets[0][0]
    if isinstance(named, Flaw):
        return named
    if named != sheets[0][0]:
        raise UsageError(say("sheet-another", file=asked.file))
    if asked.seat is None:
        return sheets
    if not 1 <= asked.seat <= len(sheets):
        raise UsageError(say("sheet-no-seat", seats=len(sheets), number=asked.seat))
    return [sheets[asked.seat - 1]]


def _numbered(file: Path, page: int) -> Path:
    """The file for a page; the first page gets the requested name."""
    return file if page == 0 else file.with_stem(f"{file.stem}-{page + 1}")


def _pdf(drawn: list[Page], say: Say) -> bytes:
    try:
        return to_pdf(drawn, say("title"))
    except ImportError:
        raise UsageError(say("sheet-no-pdf")) from None
