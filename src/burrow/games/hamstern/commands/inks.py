"""The shades of a printed sheet: greys, so that every printer can do them."""

INK, SOFT, FAINT, EARTH, DUSK, PAPER = "#1a1a1a", "#6e6e6e", "#b4b4b4", "#e6e6e6", "#c4c4c4", "#ffffff"
PENCIL = "#454545"
