"""Where tables are kept: one protocol, several stores, one test case for all of them."""
