"""Gophers Walk: a maze that turns its pages, cards, and a little arithmetic."""
