"""How many files this process may have open. Every connection is one."""

import contextlib
import sys

MANY = 65_536

if sys.platform == "win32":

    def allow_many() -> None:
        """Windows has no such limit."""

    def limit() -> int:
        return MANY

else:
    import resource

    def allow_many() -> None:
        """A process starts with a low limit and may raise it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MANY if hard == resource.RLIM_INFINITY else min(hard, MANY)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with contextlib.suppress(OSError, ValueError):  # then the lower limit stays
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return MANY if soft == resource.RLIM_INFINITY else soft
