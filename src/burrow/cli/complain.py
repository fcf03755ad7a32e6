"""How the command line reports an error: one sentence on the error stream."""

import sys


def complain(sentence: str, code: int) -> int:
    print(f"burrow: {sentence.rstrip('.')}.", file=sys.stderr)
    return code
