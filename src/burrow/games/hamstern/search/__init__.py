"""Where a roll fits on a sheet, and all its placements."""
