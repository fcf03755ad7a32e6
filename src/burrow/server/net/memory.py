"""Gives memory back to the system after a crowd has left. Python and the C library would keep it for later."""

import ctypes
import gc
import sys


def give_back() -> None:
    gc.collect()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # only in glibc
        if trim is not None:
            trim(0)
