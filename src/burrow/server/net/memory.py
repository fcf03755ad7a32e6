"""Giving memory back to the system after a crowd has left: Python and the C library keep what was freed for later."""

import ctypes
import gc
import sys


def give_back() -> None:
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc alone
        if trim is not None:
            trim(0)
