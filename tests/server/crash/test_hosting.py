"""The settings in docs/hosting.md run as printed, except for the folder and the port."""

import asyncio
import json
import signal
import sys
from pathlib import Path
from urllib.request import Request, urlopen

from tests.patience import PATIENCE

from .server_process import free_port

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"


def sample(folder: Path, port: int) -> str:
    text = DOCS.read_text().partition("```toml\n")[2].partition("```")[0]
    assert '"/var/lib/burrow"' in text
    assert "port = 8000" in text
    return text.replace('"/var/lib/burrow"', json.dumps(str(folder))).replace("port = 8000", f"port = {port}")


def test_the_settings_serve_until_the_server_is_told_to_stop(tmp_path: Path) -> None:
    file, port = tmp_path / "burrow.toml", free_port()
    file.write_text(sample(tmp_path / "tables", port))

    async def run() -> int:
        command = [sys.executable, "-m", "burrow", "serve", "--config", str(file)]
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
        assert process.stderr is not None
        try:
            line = (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode()
            assert f"open at http://127.0.0.1:{port}" in line
            asking = Request(f"http://127.0.0.1:{port}/api/health", headers={"host": "games.example.org"})
            with await asyncio.to_thread(urlopen, asking, timeout=PATIENCE) as answer:
                assert json.load(answer)["ok"] is True
        finally:
            process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.stderr.read(), PATIENCE)
        return await asyncio.wait_for(process.wait(), PATIENCE)

    assert asyncio.run(run()) == 0
    assert (tmp_path / "tables" / "tables.sqlite").is_file()
