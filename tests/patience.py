"""How long tests wait. No test may fail because a machine is slow, so whatever must come is given minutes."""

PATIENCE = 180.0
"""Seconds for what must come. A test that passes never waits that long; one that hangs ends in the end."""
PATIENCE_MS = 180_000
"""The same in milliseconds."""
BRIEF = 1.0
"""Seconds for what never comes. On a slow machine such a wait can only pass too easily, not fail."""
