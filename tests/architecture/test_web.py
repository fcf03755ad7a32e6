import re

import pytest
from tests.architecture.test_docs import ARCHITECTURE, first_cells
from tests.architecture.tree import ROOT, SOURCE, own_texts
from tests.architecture.web import (
    MAY_IMPORT,
    ROOMS,
    ROOT_FILES,
    TABLE_ROOMS,
    asked_ids,
    used_imports,
    wrong_files,
    wrong_imports,
)

from burrow.laws.lexicon import read_locales

HOME = "web/src/"
FILES = {
    name.removeprefix(HOME): text
    for name, text in own_texts()
    if name.startswith(HOME) and name.endswith((".ts", ".svelte"))
}
GAMES = sorted(path.name for path in (ROOT / "web" / "src" / "games").iterdir() if path.is_dir())


def test_games_have_the_same_rooms_and_the_table_its_own() -> None:
    assert wrong_files(list(FILES)) == []
    assert {name.split("/")[1] for name in FILES if name.startswith("table/") and name.count("/") > 1} == TABLE_ROOMS


def test_imports_go_one_way() -> None:
    assert [found for name, text in FILES.items() for found in wrong_imports(name, text)] == []


def test_every_link_is_below_the_prefix() -> None:
    """`/t/abc` would leave the page if the server is below a path of its host; `at('/t/abc')` does not."""
    bare = re.compile(r"""(?:href|src)=(?:"/|\{[`']/)|fetch\([`']/""")
    assert [name for name, text in FILES.items() if bare.search(text) and not name.startswith("playground/")] == []
    assert all(map(bare.search, ('<a href="/t/x">', "<a href={`/t/${x}`}>", "fetch('/api/x')")))


def test_the_table_of_imports_names_what_is_there() -> None:
    folders = {name.split("/")[0] for name in FILES if "/" in name}
    assert folders == set(MAY_IMPORT) - {""}


def test_the_table_of_imports_allows_nothing_that_is_not_used() -> None:
    used = {pair for name, text in FILES.items() for pair in used_imports(name, text)}
    assert used == {(home, other) for home, others in MAY_IMPORT.items() for other in others}


def test_the_docs_name_the_rooms() -> None:
    cells = first_cells(ARCHITECTURE, "web room")
    assert all(f"`{room}/`" in cells for room in ROOMS)
    assert all(f"`{name}`" in cells for name in ROOT_FILES)
    assert set(re.findall(r"`(\w+)/`", first_cells(ARCHITECTURE, "folder of the table"))) == TABLE_ROOMS


@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_a_board_asks_for_is_there(game: str) -> None:
    known = set(read_locales(SOURCE / "games" / game / "locales").messages["en"])
    missing = []
    for name, text in FILES.items():
        if name.startswith(f"games/{game}/") and not name.endswith(".test.ts"):
            whole, patterns = asked_ids(text)
            missing += [f"{name}: {one}" for one in sorted(whole - known)]
            missing += [f"{name}: {one.pattern}" for one in patterns if not any(map(one.fullmatch, known))]
    assert missing == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("lib/clock.ts", "import { ICONS } from '$art/icons';"),
        ("ui/Refusal.svelte", "import Home from '../lobby/Home.svelte';"),
        ("art/Die.svelte", "import Board from '../games/nuts/Board.svelte';"),
        ("games/nuts/Board.svelte", "import { say } from '../gophers/say';"),
        ("games/nuts/parts/Odds.svelte", "import Result from '../../../table/result/Result.svelte';"),
        ("lobby/Home.svelte", "const board = () => import('../games/nuts/Board.svelte');"),
        ("games/nuts/read/race.ts", "import type { NutsCtrl } from '../ctrl.svelte';"),
    ],
)
def test_a_wrong_import_is_seen(name: str, source: str) -> None:
    assert len(wrong_imports(name, source)) == 1


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("games/nuts/parts/Odds.svelte", "import { say } from '../say';\nimport Icon from '$art/Icon.svelte';"),
        ("games/nuts/index.ts", "import { defineGame } from '$lib/contract'; import('./Board.svelte')"),
        ("lib/net/table.svelte.ts", "import { words } from '../words.svelte'; import x from 'svelte';"),
        ("games/nuts/parts/Odds.svelte", "import type { NutsCtrl } from '../ctrl.svelte';"),
        ("games/nuts/actions.ts", "import type { NutsCtrl } from './ctrl.svelte';"),
        ("table/TablePage.svelte", "import Lost from '../lobby/Lost.svelte';"),
    ],
)
def test_a_right_import_is_let_through(name: str, source: str) -> None:
    assert wrong_imports(name, source) == []


def test_a_file_out_of_place_is_seen() -> None:
    wrong = ["games/nuts/dice.ts", "games/nuts/helpers/dice.ts", "table/Result.svelte", "table/pub/Round.svelte"]
    right = ["games/nuts/index.ts", "games/nuts/read/dice.ts", "games/nuts/actions.test.ts", "lib/net/api.ts"]
    right += ["table/TablePage.svelte", "table/result/Result.svelte"]
    assert wrong_files([*wrong, *right]) == wrong


def test_sentences_that_are_asked_for_are_seen() -> None:
    whole, patterns = asked_ids("say('a'); say(\n  \"b-2\", {}); say(`end-${unit}-won`); display('c');")
    assert whole == {"a", "b-2"}
    (pattern,) = patterns
    assert pattern.fullmatch("end-points-won")
    assert not pattern.fullmatch("end-points")
