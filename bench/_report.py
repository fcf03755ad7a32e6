"""How a measurement is told: one JSON object, a few lines for people, or a table of the docs. Also what it was
measured on."""

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
    """`rows` have the same keys; they become the lines of a table."""
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
    """Puts paragraphs between the two comments of a page that begin and end what is so named."""
    text = page.read_text(encoding="utf-8")
    block = re.compile(rf"(<!-- {re.escape(what)} -->).*?(<!-- end -->)", flags=re.DOTALL)
    if not block.search(text):
        raise SystemExit(f"{page.name} has no place for {what}")
    page.write_text(block.sub(lambda found: "\n\n".join([found[1], *parts, found[2]]), text), encoding="utf-8")


def table(rows: Sequence[dict[str, Any]]) -> str:
    """Of a page; `rows` have the same keys."""
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
