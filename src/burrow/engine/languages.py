"""The languages of every text in Burrow. Each folder `locales` has a Fluent file for each of them."""

LANGUAGES = ("de", "en", "fr", "it")
