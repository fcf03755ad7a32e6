"""Tests of Auf die Nüsse!: one per sentence of the rulebook, named after its number."""
