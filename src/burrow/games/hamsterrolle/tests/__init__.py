"""Tests of the rules and of the wheel of Hamsterrolle."""
