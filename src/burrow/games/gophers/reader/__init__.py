"""Reads the text of a flip-book, and finds the book that options ask for."""
