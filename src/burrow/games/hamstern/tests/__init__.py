"""Tests of Hamstern: one per sentence of the rulebook, named after its number; the sheets, and what is done with them."""
