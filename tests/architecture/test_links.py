from pathlib import Path

import pytest
from tests.architecture.links import broken_links
from tests.architecture.tree import ROOT, own_files

PAGES = [path for path in own_files() if path.suffix == ".md"]


def test_links_of_the_docs_lead_somewhere() -> None:
    assert ROOT / "README.md" in PAGES
    found = {page.relative_to(ROOT).as_posix(): broken for page in PAGES if (broken := broken_links(page))}
    assert found == {}


@pytest.mark.parametrize(
    "text",
    [
        "[a](gone.md)",
        "![a](pictures/gone.png)",
        "[a](there.md#nowhere)",
        "[a](#nowhere)",
        '<img src="gone.png">',
        '[a](gone.md "with a title")',
    ],
)
def test_a_link_into_nothing_is_seen(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "there.md").write_text("# Here we are\n")
    page.write_text(f"# Page\n\n{text}\n")
    assert len(broken_links(page)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "[a](there.md)",
        "[a](there.md#heres-how-it-is)",
        "[a](#page)",
        "[a](https://example.org/x)",
        "`[a](gone.md)`",
        "```\n[a](gone.md)\n```",
    ],
)
def test_a_link_that_leads_somewhere_is_let_through(tmp_path: Path, text: str) -> None:
    page = tmp_path / "page.md"
    (tmp_path / "there.md").write_text("# Here's how it is\n")
    page.write_text(f"# Page\n\n{text}\n")
    assert broken_links(page) == []
