"""The games. One folder each; none imports another."""
