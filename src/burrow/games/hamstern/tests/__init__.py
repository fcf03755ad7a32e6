"""Tests of Hamstern: one per sentence of the rulebook, named after its number; and the sheets, read and printed."""
