"""Where the settings of `burrow serve` come from, what they take, and how a mistake is told."""

import tomllib
from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

import pytest

from burrow.cli.config import Config, read_config
from burrow.cli.config_text import as_toml
from burrow.cli.setting import add_options, settings, texts_of
from burrow.engine.errors import UsageError
from burrow.server.settings import Settings

HOME = Path("/srv/ann/burrow")


def read(text: str = "", environment: dict[str, str] | None = None, *words: str, folder: Path) -> Config:
    file = folder / "burrow.toml"
    file.write_text(text, encoding="utf-8")
    to = ArgumentParser()
    add_options(to)
    return read_config(file if text else None, environment or {}, texts_of(to.parse_args(words)), HOME)


def complaint(text: str = "", environment: dict[str, str] | None = None, *words: str, folder: Path) -> str:
    with pytest.raises(UsageError) as told:
        read(text, environment, *words, folder=folder)
    return str(told.value)


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    text = "port = 1\nidle = 1\nburst = 1\n"
    environment = {"BURROW_PORT": "2", "BURROW_IDLE": "2", "HOME": "/"}
    found = read(text, environment, "--port", "3", folder=tmp_path).settings
    assert (found.port, found.idle, found.burst, found.mailbox) == (3, 2, 1, Settings().mailbox)


def test_every_setting_can_be_reached_in_every_way(tmp_path: Path) -> None:
    for name, setting in settings().items():
        other = {
            "text": setting.about.choices[0] if setting.about.choices else "",
            "whole": setting.about.least + 1,
            "number": 1.5,
            "switch": not setting.default,
            "folder": str(tmp_path / "x"),
            "list": [],
        }[setting.kind]
        if setting.kind == "text" and setting.about.shape is None and not setting.about.choices:
            other = "abcdefghijklmnopqrstuvwxyz"
        toml = setting.write(setting.read(other))
        as_text = "" if other == [] else str(other)
        found = [
            read(f"{name} = {toml}", folder=tmp_path),
            read("", {setting.variable: as_text}, folder=tmp_path),
            read("", {}, f"{setting.option}={as_text}", folder=tmp_path),
        ]
        assert {getattr(config.settings, name) for config in found} == {setting.read(other)}, name


def test_lists_have_commas_outside_a_file(tmp_path: Path) -> None:
    wanted = ("games.example.org", "other.example")
    assert (
        read('public_hosts = ["games.example.org", "other.example"]', folder=tmp_path).settings.public_hosts == wanted
    )
    environment = {"BURROW_PUBLIC_HOSTS": "games.example.org, other.example"}
    assert read("", environment, folder=tmp_path).settings.public_hosts == wanted
    words = ("--public-hosts", "games.example.org", "--public-hosts", "other.example")
    assert read("", {}, *words, folder=tmp_path).settings.public_hosts == wanted


def test_the_tables_are_in_the_data_folder_unless_it_is_said_otherwise(tmp_path: Path) -> None:
    assert read(folder=tmp_path).settings.data == HOME
    assert read('data = ""', folder=tmp_path).settings.data == HOME
    assert read('data = ":memory:"', folder=tmp_path).settings.data is None
    assert read('data = "tables"', folder=tmp_path).settings.data == tmp_path / "tables", "beside the file"
    assert read("", {"BURROW_DATA": "tables"}, folder=tmp_path).settings.data == Path("tables")


def test_the_public_address_and_the_prefix_go_together(tmp_path: Path) -> None:
    text = "path_prefix = '/games/burrow'\npublic_url = 'https://a.example/games/burrow/'"
    assert read(text, folder=tmp_path).settings.path_prefix == "/games/burrow"
    assert read("public_url = 'https://a.example/'", folder=tmp_path).settings.path_prefix == ""


def test_the_file_can_be_named_by_the_environment(tmp_path: Path) -> None:
    (tmp_path / "other.toml").write_text("port = 5")
    assert read("", {"BURROW_CONFIG": str(tmp_path / "other.toml")}, folder=tmp_path).settings.port == 5


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("port = 8000\n\nprot = 1\n", ["line 3", "'prot'", "perhaps you mean port"]),
        ("host = 'x'\nport = 'x'", ["line 2", "port", "a whole number from 0 to 65535", "'x'"]),
        ("port = 65536", ["line 1", "port", "65535", "65536"]),
        ("port = -1", ["line 1", "port", "-1"]),
        ("port = 1.0", ["line 1", "port", "1.0"]),
        ("port = true", ["line 1", "port", "true"]),
        ("rate = -0.5", ["line 1", "rate", "from 0", "-0.5"]),
        ("rate = nan", ["line 1", "rate", "nan"]),
        ("rate = inf", ["line 1", "rate", "inf"]),
        ("host = 7", ["line 1", "host", "a text", "7"]),
        ("data = 7", ["line 1", "data", "a folder", "7"]),
        ("public_hosts = 'games.example.org'", ["line 1", "public_hosts", "a list"]),
        ("public_hosts = ['https://games.example.org']", ["line 1", "a host name alone"]),
        ("origins = ['example.org']", ["line 1", "origins", "https://example.org"]),
        ("public_url = 'games.example.org'", ["line 1", "public_url", "https://games.example.org"]),
        ("public_url = 'https://a.example/games'", ["line 1", "public_url", "path_prefix ''", "'/games'"]),
        ("path_prefix = '/x'\npublic_url = 'https://a.example'", ["line 2", "public_url", "path_prefix '/x'"]),
        ("path_prefix = 'games'", ["line 1", "path_prefix", "/games/burrow"]),
        ("path_prefix = '/games/'", ["line 1", "path_prefix", "/games/burrow"]),
        ("path_prefix = '/games/..'", ["line 1", "path_prefix", "/games/burrow"]),
        ("trusted_proxies = ['10.0.0.1/8']", ["line 1", "trusted_proxies", "10.0.0.0/8"]),
        ("trusted_proxies = ['proxy.example']", ["line 1", "trusted_proxies", "10.0.0.0/8"]),
        ("forwarded_header = 'via'", ["line 1", "forwarded_header", "x-forwarded, forwarded"]),
        ("log_level = 'loud'", ["line 1", "log_level", "one of debug, info", "'loud'"]),
        ("[limits]\nrate = 3", ["line 1", "'limits'"]),
        ("port = 8000\nport = 8001", ["not TOML", "line 2"]),
        ("port == 8000", ["not TOML", "line 1"]),
    ],
)
def test_a_mistake_in_the_file_is_told_with_its_line(tmp_path: Path, text: str, words: list[str]) -> None:
    told = complaint(text, folder=tmp_path)
    for word in [str(tmp_path / "burrow.toml"), *words]:
        assert word in told
    assert "\n" not in told


@pytest.mark.parametrize(
    ("variable", "text", "words"),
    [
        ("BURROW_PROT", "1", ["'prot'", "perhaps you mean port"]),
        ("BURROW_PORT", "tcp://10.0.0.1:8000", ["port", "a whole number"]),
        ("BURROW_PORT", "", ["port", "a whole number", "''"]),
        ("BURROW_RATE", "fast", ["rate", "a number", "'fast'"]),
        ("BURROW_ORIGINS", "https://a.example,nonsense", ["origins", "https://example.org"]),
    ],
)
def test_a_mistake_in_the_environment_names_the_variable(
    tmp_path: Path, variable: str, text: str, words: list[str]
) -> None:
    told = complaint("", {variable: text}, folder=tmp_path)
    for word in [f"{variable} in the environment", *words]:
        assert word in told


def test_variables_of_developers_are_left_alone(tmp_path: Path) -> None:
    assert read("", {"BURROW_CHROMIUM": "/usr/bin/chromium"}, folder=tmp_path).given == {}


def test_a_mistake_on_the_command_line_names_the_option(tmp_path: Path) -> None:
    assert complaint("", {}, "--bot-workers", "0", folder=tmp_path).startswith("--bot-workers: bot_workers must be")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"none\.toml cannot be read: no such file"):
        read_config(tmp_path / "none.toml", {}, {}, HOME)
    (tmp_path / "latin.toml").write_bytes("host = 'Nüsse'".encode("latin-1"))
    with pytest.raises(UsageError, match="UTF-8"):
        read_config(tmp_path / "latin.toml", {}, {}, HOME)


def test_the_printed_file_has_every_setting_with_its_meaning_and_says_where_values_come_from(tmp_path: Path) -> None:
    printed = as_toml(read("port = 9", {"BURROW_RATE": "7"}, folder=tmp_path))
    assert f"port = 9  # from {tmp_path / 'burrow.toml'}, line 1" in printed
    assert "rate = 7.0  # from BURROW_RATE" in printed
    assert '# host = "127.0.0.1"' in printed.splitlines()
    together = printed.replace("\n# ", " ")
    for setting in settings().values():
        assert setting.about.words in together
    assert tomllib.loads(printed) == {"port": 9, "rate": 7.0}


def test_the_printed_file_can_be_read_again(tmp_path: Path) -> None:
    words = ("--public-hosts", "a.example,b.example", "--port", "1", "--rate", "2.5", "--data", str(tmp_path / "d"))
    before = read("", {}, *words, folder=tmp_path)
    everything = "\n".join(
        line.removeprefix("# ") if line.partition(" = ")[0].removeprefix("# ") in settings() else line
        for line in as_toml(before).splitlines()
    )
    assert set(tomllib.loads(everything)) == {field.name for field in fields(Settings)}
    assert read(everything, folder=tmp_path).settings == before.settings
