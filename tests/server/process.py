"""The server as its own process, with the games of these tests installed as a plug-in."""

import contextlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.live import Live

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json
import sys
from pathlib import Path
from burrow.server.run import serve
from burrow.server.settings import Settings

if __name__ == "__main__":
    settings = Settings(port=0, data=Path(sys.argv[1]), tables_per_hour=0, address_requests=0, bot_workers=2,
                        **{"stop_patience": 180_000, **json.loads(sys.argv[2])})
    serve(settings, lambda url: print(url, flush=True))
"""


def plug_in(folder: Path) -> Path:
    """Install the games as pip would: a folder of metadata with an entry point."""
    metadata = folder / "pebbles-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(
        "[burrow.games]\npebbles = tests.toy_games.pebbles:GAME\nslide = tests.toy_games.slide:GAME\n"
    )
    return folder


class Process:
    def __init__(self, process: "subprocess.Popen[str]", live: Live, log: Path) -> None:
        self.process = process
        self._log = log
        self.live = live

    def errors(self) -> str:
        """Everything in its log, once it has ended."""
        return self._log.read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(folder: Path, **settings: object) -> Iterator[Process]:
    """A server on the tables in `folder`, which also contains the plug-in, the gate of slow bots and the log."""
    program = folder / "program.py"
    program.write_text(PROGRAM)
    paths = [str(folder / "plugins"), str(ROOT), str(ROOT / "src")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PEBBLES_GATE": str(folder / "gate")}
    command = [sys.executable, str(program), str(folder / "data"), json.dumps(settings)]
    log = folder / "log"
    with log.open("a") as errors:
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=errors, text=True, cwd=folder
        )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url.startswith("http://127.0.0.1:"), f"the server said {url!r}"
        yield Process(process, Live(int(url.rpartition(":")[2])), log)
    finally:
        process.kill()
        process.wait(PATIENCE)
        if process.stdout is not None:
            process.stdout.close()
