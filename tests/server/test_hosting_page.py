"""docs/hosting.md is accurate: its limits are the settings, its systemd unit is as strict as it says, and its commands
run."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest

from burrow.cli.config import read_config
from burrow.cli.parser import parser
from burrow.cli.setting import settings
from burrow.server.settings import Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEFAULT = Settings()

LIMITS: dict[str, list[float]] = {
    "wrong keys for the admin page from one address in an hour": [DEFAULT.admin_tries],
    "tables one address may open in an hour": [DEFAULT.tables_per_hour],
    "open connections": [DEFAULT.lines],
    "open connections of one address": [DEFAULT.lines_per_address],
    "sockets of one address": [DEFAULT.connections_per_address],
    "requests under `/api` and new sockets a second from one address": [
        DEFAULT.address_requests,
        DEFAULT.address_requests_burst,
    ],
    "requests for the page and its files a second from one address": [
        DEFAULT.address_pages,
        DEFAULT.address_pages_burst,
    ],
    "processor time for what one address asks of the tables": [],  # in words
    "seconds for the headers of a request, for its body": [
        DEFAULT.header_patience / 1000,
        DEFAULT.body_patience / 1000,
    ],
    "seconds without reading anything of an answer": [DEFAULT.read_patience / 1000],
    "messages a second on a socket": [DEFAULT.rate, DEFAULT.burst],
    "messages a second on all sockets of one address": [DEFAULT.address_messages, DEFAULT.address_messages_burst],
    "frames a second on a socket that carry no message (ping, pong, parts of a message)": [
        DEFAULT.control_rate,
        DEFAULT.control_burst,
    ],
    "bytes of a message": [DEFAULT.message_limit / 1024],
    "bytes of a request's body": [DEFAULT.body_limit / 1024],
    "requests for notifications from one address in an hour": [DEFAULT.pushes_per_hour],
    "messages waiting for a slow socket": [DEFAULT.mailbox, DEFAULT.mailbox_bytes / 2**20],
}


def test_the_limits_are_those_of_the_settings() -> None:
    table = PAGE.partition("## Limits")[2].partition("\n\n")[2].partition("\n\n")[0]
    said = {}
    for line in table.splitlines()[2:]:
        limit, numbers = line.split("|")[1:3]
        said[limit.strip()] = [float(number) for number in re.findall(r"\d+", numbers)]
    assert set(said) == set(LIMITS)
    for limit, expected in LIMITS.items():
        assert said[limit][: len(expected)] == expected, limit


@pytest.fixture
def service() -> dict[str, list[str]]:
    """The directives of the unit, each with all its values."""
    unit = ConfigParser(strict=False, interpolation=None, delimiters=("=",))
    text = PAGE.partition("```ini\n")[2].partition("```")[0]
    unit.read_string(text)
    found: dict[str, list[str]] = {}
    for line in text.partition("[Service]")[2].partition("[Install]")[0].splitlines():
        if line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


YES = [
    "DynamicUser", "NoNewPrivileges", "PrivateDevices", "PrivateTmp", "PrivateUsers", "ProtectHome", "ProtectClock",
    "ProtectControlGroups", "ProtectHostname", "ProtectKernelLogs", "ProtectKernelModules", "ProtectKernelTunables",
    "LockPersonality", "MemoryDenyWriteExecute", "RemoveIPC", "RestrictNamespaces", "RestrictRealtime",
    "RestrictSUIDSGID",
]  # fmt: skip


def test_the_unit_gives_the_server_as_little_as_it_needs(service: dict[str, list[str]]) -> None:
    assert {name: service.get(name) for name in YES} == {name: ["yes"] for name in YES}
    assert service["CapabilityBoundingSet"] == [""]
    assert service["ProtectSystem"] == ["strict"]
    assert (service["ProtectProc"], service["ProcSubset"]) == (["invisible"], ["pid"])
    assert service["SystemCallFilter"] == ["@system-service", "~@privileged"]
    assert service["SystemCallArchitectures"] == ["native"]
    assert (service["IPAddressDeny"], service["IPAddressAllow"]) == (["any"], ["localhost"])
    assert (service["UMask"], service["StateDirectoryMode"]) == (["0077"], ["0700"])


def test_the_unit_starts_the_server_where_its_directives_let_it(service: dict[str, list[str]], tmp_path: Path) -> None:
    (start,) = service["ExecStart"]
    asked = parser("serve").parse_args(shlex.split(start)[1:])
    assert f"as `{asked.config}`" in PAGE
    file = tmp_path / "burrow.toml"
    file.write_text(PAGE.partition("```toml\n")[2].partition("```")[0])
    settings = read_config(file, {}, {}, tmp_path).settings
    assert str(settings.data) == f"/var/lib/{service['StateDirectory'][0]}"
    assert service["SocketBindAllow"] == [f"tcp:{settings.port}"]
    assert int(service["LimitNOFILE"][0]) >= DEFAULT.lines * 4


def settings_table() -> str:
    """The table of all settings as the page must have it: `python -m tests.server.test_hosting_page` prints it."""
    lines = ["| setting | default | meaning |", "|---|---|---|"]
    for setting in settings().values():
        default = "" if setting.name == "data" else setting.write(setting.default)
        shown = f"`{default}`" if default not in ("", '""', "[]") else ""
        takes = f" Takes {setting.takes}." if setting.about.choices else ""
        lines.append(f"| `{setting.name}` | {shown} | {setting.about.words}{takes} |")
    return "\n".join(lines) + "\n"


def test_the_page_lists_every_setting_as_it_is() -> None:
    assert PAGE.partition("## All settings\n\n")[2] == settings_table()


def test_nothing_that_is_installed_makes_code_as_it_runs() -> None:
    """With `MemoryDenyWriteExecute` such a package could not even be imported."""
    installed = (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8")
    assert not re.search(r"^(numba|llvmlite|jax|torch)==", installed, flags=re.MULTILINE)


def test_every_command_of_the_page_is_one() -> None:
    commands = re.findall(
        r"^(?:\S*/)?burrow ((?:play|serve|store|backup|restore) .*?)(?: *#.*)?$", PAGE, flags=re.MULTILINE
    )
    commands += re.findall(r"`burrow ((?:play|serve|store|backup|restore) [^`]*)`", PAGE)
    assert len(commands) >= 6
    for command in commands:
        asked = parser(command.split()[0]).parse_args(shlex.split(command))
        assert asked.module in {"play", "serve", "store"}


def test_no_backup_is_made_that_others_can_read() -> None:
    """The `.backup` of sqlite3 makes a file with the default permissions."""
    assert ".backup" not in PAGE
    assert "burrow backup" in PAGE


if __name__ == "__main__":
    print(settings_table(), end="")
