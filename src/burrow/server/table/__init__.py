"""Tables: everything that happens at one of them, and the lobby that holds them all. Knows no HTTP."""
