"""The page that checks the dice and cards of a log from disk, without a server. The build makes the file; this package
fills in what the registered games declare."""

NAME = "verify.html"
"""The built page, among the files of the build."""
