"""Where turns of physics run: worker threads and the turns they step. Knows no table and no store."""
