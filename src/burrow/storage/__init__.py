"""Where tables are stored: one protocol, several stores, one test suite for all of them."""
