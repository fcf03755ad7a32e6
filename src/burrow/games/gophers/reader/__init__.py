"""Reading the text of a flip-book, and the way from options to its pages."""
