"""Reads the text of a sheet, and finds the sheet that options ask for."""
