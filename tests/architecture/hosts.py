"""What must not be in the project's files: package registry hosts, paths of one machine, loose requirements."""

import json
import re
from collections.abc import Iterator

HOSTS = tuple(
    ".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("yarnpkg", "com"))
)
MACHINE = re.compile(r"(?<![\w.~})\]])/(?:work|root|tmp|home|Users)/\w")
PINNED = re.compile(r"^[A-Za-z0-9._-]+(\[[a-z,]+\])?==[^\s;]+( ; .+)?$")


def foreign_places(text: str) -> list[str]:
    """Lines that name a registry or a folder of someone's machine."""
    return [
        f"line {number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), start=1)
        if any(host in line for host in HOSTS) or MACHINE.search(line)
    ]


def npm_lock_faults(text: str) -> list[str]:
    """Faults of an npm lock: it names where packages came from, or lacks their hashes."""
    found = []
    for name, package in json.loads(text)["packages"].items():
        if "resolved" in package:
            found.append(f"{name or 'the project'} is resolved to a host")
        if name and "integrity" not in package and not package.get("link"):
            found.append(f"{name} has no integrity")
    return found


def python_lock_faults(text: str) -> list[str]:
    """Requirements not pinned with hashes, and addresses."""
    found = ["an address"] if "://" in text else []
    for requirement in _requirements(text):
        pin, *hashes = [part.strip() for part in requirement.split("--hash=")]
        if not PINNED.match(pin):
            found.append(f"not pinned: {pin}")
        if not hashes or not all(re.fullmatch(r"sha256:[0-9a-f]{64}", digest) for digest in hashes):
            found.append(f"without hashes: {pin}")
    return found


def _requirements(text: str) -> Iterator[str]:
    """Each requirement with its hashes on one line."""
    lines = "\n".join(line for line in text.splitlines() if not line.strip().startswith("#"))
    for joined in lines.replace("\\\n", " ").splitlines():
        if joined.strip():
            yield re.sub(r"\s+", " ", joined.strip())
