"""The engine: what a game is, its log, its chance, its codec. Imports the standard library and msgspec only."""
