"""Prints a measurement as one JSON object or as a table for people, or writes it into a page of the docs. Also names
the machine."""

import argparse
import json
import os
import platform
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any


def arguments(purpose: str | None) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return parser


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def tell(name: str, rows: list[dict[str, Any]], *, as_json: bool, **more: Any) -> None:
    """Print rows, which all have the same keys, as JSON or as a table."""
    if as_json:
        print(json.dumps({"bench": name, "machine": machine(), "rows": rows, **more}))
        return
    print(f"{name} ({', '.join(f'{key} {value}' for key, value in machine().items())})")
    keys = list(rows[0])
    cells = [keys, *([_cell(row[key]) for key in keys] for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(keys))]
    for line in cells:
        print("  " + "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))
    for key, value in more.items():
        print(f"  {key}: {_cell(value)}")


def write(page: Path, what: str, parts: Sequence[str]) -> None:
    """Replace what stands between the comment with this name and the next `<!-- end -->` of a page."""
    text = page.read_text(encoding="utf-8")
    block = re.compile(rf"(<!-- {re.escape(what)} -->).*?(<!-- end -->)", flags=re.DOTALL)
    if not block.search(text):
        raise SystemExit(f"{page.name} has no comment <!-- {what} -->")
    page.write_text(block.sub(lambda found: "\n\n".join([found[1], *parts, found[2]]), text), encoding="utf-8")


def table(rows: Sequence[dict[str, Any]]) -> str:
    """A Markdown table; all rows have the same keys."""
    lines = [list(rows[0]), ["---"] * len(rows[0]), *([_page_cell(value) for value in row.values()] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def percent(count: int, of: int) -> str:
    return f"{100 * count / of:.1f} %"


def _page_cell(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
