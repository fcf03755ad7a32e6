"""What cards can make and where a figure can go: searched by numbers alone, whatever the rules of the moment."""
