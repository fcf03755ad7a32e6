"""The key of the admin page is a setting like any other, but nobody gets to read it."""

from pathlib import Path

import pytest

from burrow.cli.config import read_config
from burrow.cli.config_text import as_toml
from burrow.engine.errors import UsageError

KEY = "nuts-and-bolts-of-the-burrow"


def test_the_key_comes_from_the_file_the_environment_or_an_option(tmp_path: Path) -> None:
    file = tmp_path / "burrow.toml"
    file.write_text(f'admin_key = "{KEY}"\n')
    assert read_config(file, {}, {}, tmp_path).settings.admin_key == KEY
    assert read_config(None, {"BURROW_ADMIN_KEY": KEY}, {}, tmp_path).settings.admin_key == KEY
    assert read_config(None, {}, {"admin_key": KEY}, tmp_path).settings.admin_key == KEY
    assert read_config(None, {}, {}, tmp_path).settings.admin_key == "", "off by default"


def test_the_printed_settings_say_that_there_is_a_key_but_not_which(tmp_path: Path) -> None:
    printed = as_toml(read_config(None, {"BURROW_ADMIN_KEY": KEY}, {}, tmp_path))
    assert KEY not in printed
    assert "# admin_key is set, but not shown  # from BURROW_ADMIN_KEY" in printed
    assert '# admin_key = ""' in as_toml(read_config(None, {}, {}, tmp_path))


@pytest.mark.parametrize("key", ["short-key", "with a space in the middle", "ungültiges-geheimnis"])
def test_a_key_that_will_not_do_is_refused_and_not_repeated(tmp_path: Path, key: str) -> None:
    with pytest.raises(UsageError, match="admin_key must be a text of at least 16") as error:
        read_config(None, {"BURROW_ADMIN_KEY": key}, {}, tmp_path)
    assert key not in str(error.value)
