"""The people around a table: who sits where, who is there, what hosts change, what everyone agrees on."""
