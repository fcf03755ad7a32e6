"""All tables of a server: opening, finding and forgetting them."""
