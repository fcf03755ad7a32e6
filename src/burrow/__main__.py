"""`python -m burrow`."""

import sys

from burrow.cli import main

if __name__ == "__main__":
    sys.exit(main())
