"""What cards can make and where a figure can go: a search over numbers, independent of the rules of the moment."""
