"""Reading the text of a sheet, and the way from options to it."""
