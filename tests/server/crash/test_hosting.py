"""The script in docs/hosting.md runs as printed, except for the folder and the port."""

import asyncio
import json
import signal
import sys
from pathlib import Path
from urllib.request import urlopen

from tests.patience import PATIENCE

from .server_process import free_port

DOCS = Path(__file__).parents[3] / "docs" / "hosting.md"


def script(folder: Path, port: int) -> str:
    text = DOCS.read_text().partition("```python\n")[2].partition("```")[0]
    assert '"/var/lib/burrow"' in text
    assert "port=8000" in text
    return text.replace('"/var/lib/burrow"', repr(str(folder))).replace("port=8000", f"port={port}")


def test_the_script_serves_until_it_is_told_to_stop(tmp_path: Path) -> None:
    file, port = tmp_path / "house.py", free_port()
    file.write_text(script(tmp_path / "tables", port))

    async def run() -> int:
        process = await asyncio.create_subprocess_exec(sys.executable, str(file), stdout=asyncio.subprocess.PIPE)
        assert process.stdout is not None
        try:
            address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().strip()
            assert address == f"http://127.0.0.1:{port}"
            with await asyncio.to_thread(urlopen, f"{address}/api/health", timeout=PATIENCE) as answer:
                assert json.load(answer)["ok"] is True
        finally:
            process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(process.wait(), PATIENCE)

    assert asyncio.run(run()) == 0
    assert (tmp_path / "tables" / "tables.sqlite").is_file()
