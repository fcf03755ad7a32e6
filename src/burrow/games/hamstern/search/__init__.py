"""Where a roll fits on a sheet, and all placements of it."""
