"""The first Python example of the README is true."""

import re
import sys
from pathlib import Path

from tests.cli.terminal import ROOT, home, run_process


def test_the_example_runs(tmp_path: Path) -> None:
    examples = re.findall(r"^```python\n(.*?)^```", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert examples, "README.md has no ```python block"
    assert "import burrow" in examples[0]
    script = tmp_path / "example.py"
    script.write_text(examples[0], encoding="utf-8")
    ran = run_process([sys.executable, str(script)], tmp_path, home(tmp_path))
    assert (ran.code, ran.err) == (0, "")
