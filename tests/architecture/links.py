"""Relative links of Markdown files: both the file and the heading exist."""

import re
from pathlib import Path

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)|(?:src|href)=\"([^\"]+)\"")


def broken_links(page: Path) -> list[str]:
    found = []
    for one, other in LINK.findall(without_code(page.read_text(encoding="utf-8"))):
        link = one or other
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists():
            found.append(f"{link}: no such file")
        elif anchor and target.suffix == ".md" and anchor not in anchors(target.read_text(encoding="utf-8")):
            found.append(f"{link}: no such heading")
    return found


def anchors(text: str) -> set[str]:
    """The anchors of a page's headings: lower case, without punctuation, spaces as hyphens."""
    headings = re.findall(r"^#+\s+(.+?)\s*$", without_code(text, inline=False), flags=re.MULTILINE)
    return {re.sub(r"\s", "-", re.sub(r"[^\w\s-]", "", heading.lower())) for heading in headings}


def without_code(text: str, *, inline: bool = True) -> str:
    text = re.sub(r"^(`{3,})[^\n]*\n.*?^\1\s*$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`\n]*`", "", text) if inline else text
