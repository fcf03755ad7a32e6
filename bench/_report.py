"""How a measurement is told: one JSON object, or a few lines for people. Also what it was measured on."""

import argparse
import json
import os
import platform
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


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)
