import json

import pytest
from tests.architecture.hosts import HOSTS, foreign_places, npm_lock_faults, python_lock_faults
from tests.architecture.tree import ROOT, own_texts

HASH = "sha256:" + "0a" * 32


def test_no_file_names_a_registry_or_a_folder_of_one_machine() -> None:
    found = {name: places for name, text in own_texts() if (places := foreign_places(text))}
    assert found == {}


def test_the_npm_lock_names_no_host() -> None:
    assert npm_lock_faults((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", ["run.lock", "dev.lock"])
def test_requirements_are_pinned_with_hashes_and_name_no_host(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "msgspec==" in text
    assert python_lock_faults(text) == []


@pytest.mark.parametrize(
    "line",
    [
        f"see https://{HOSTS[0]}/simple",
        f"//registry.{HOSTS[2]}/:_auth",
        "cd /" + "work/main",
        'open("/' + 'tmp/x")',
        "/" + "home/ann/burrow",
    ],
)
def test_a_foreign_place_is_seen(line: str) -> None:
    assert len(foreign_places(f"one\n{line}\n")) == 1


@pytest.mark.parametrize("line", ["../tmp/x", "docs/work/plan", "https://example.org/home/page", "/var/lib/burrow"])
def test_other_paths_are_let_through(line: str) -> None:
    assert foreign_places(line) == []


@pytest.mark.parametrize(
    "package",
    [{"resolved": "anywhere", "integrity": "sha512-x"}, {"version": "1.0.0"}],
)
def test_a_loose_npm_lock_is_seen(package: dict[str, str]) -> None:
    good = {"integrity": "sha512-x"}
    assert npm_lock_faults(json.dumps({"packages": {"": {}, "node_modules/a": good}})) == []
    assert len(npm_lock_faults(json.dumps({"packages": {"": {}, "node_modules/a": package}}))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "a==1.0\n",
        f"a>=1.0 \\\n    --hash={HASH}\n",
        f"a \\\n    --hash={HASH}\n",
        "a==1.0 \\\n    --hash=md5:00\n",
        f"a==1.0 \\\n    --hash={HASH}\n    # from https://example.org\n",
        f"a @ file.whl \\\n    --hash={HASH}\n",
    ],
)
def test_a_loose_requirement_is_seen(text: str) -> None:
    good = f"a==1.0 ; sys_platform != 'win32' \\\n    --hash={HASH} \\\n    --hash={HASH}\n    # via b\n"
    assert python_lock_faults(good) == []
    assert len(python_lock_faults(good + text)) == 1
