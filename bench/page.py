"""The bytes that Chromium loads for the first page, compressed, by kind of file."""

import os
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from _report import arguments, tell

ROOT = Path(__file__).parents[1]
FLAGS = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"]


def find_chromium() -> str:
    named = os.environ.get("BURROW_CHROMIUM", "")
    for name in (named, "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name) if name else None
        if found:
            return found
    raise SystemExit("Chromium is missing; `./burrow test` installs it, or set BURROW_CHROMIUM")


def load(address: str) -> list[tuple[str, str, int]]:
    """Path, kind and bytes of everything the browser loads until the network is idle."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        page = browser.new_page()
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        names: dict[str, tuple[str, str]] = {}
        sizes: dict[str, int] = {}

        def answered(event: dict[str, Any]) -> None:
            names[event["requestId"]] = event["response"]["url"].removeprefix(address), event["type"]

        def finished(event: dict[str, Any]) -> None:
            sizes[event["requestId"]] = int(event["encodedDataLength"])

        network.on("Network.responseReceived", answered)
        network.on("Network.loadingFinished", finished)
        page.goto(address, wait_until="networkidle")
        browser.close()
    return [(*names[request], size) for request, size in sizes.items()]


def main() -> None:
    parser = arguments(__doc__)
    wanted = parser.parse_args()
    if not (ROOT / "src/burrow/static/index.html").is_file():
        raise SystemExit("the page is not built; `./burrow play` builds it")
    command = [sys.executable, str(ROOT / "bench/_serve.py"), "-", "-1"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        files = load(server.stdout.readline().strip())
    finally:
        server.terminate()
        server.wait(30)
    kinds: Counter[str] = Counter()
    for _, kind, size in files:
        kinds[kind] += size
    rows = [{"kind": kind, "bytes": size} for kind, size in kinds.most_common()]
    largest = sorted(files, key=lambda file: -file[2])[:5]
    tell(
        "page",
        rows,
        as_json=wanted.json,
        total=sum(kinds.values()),
        files=len(files),
        largest=", ".join(f"{path} {size:,}" for path, _, size in largest),
    )


if __name__ == "__main__":
    main()
