"""The languages of every text in Burrow. Each folder `locales` has one Fluent file per language."""

LANGUAGES = ("de", "en", "fr", "it")
