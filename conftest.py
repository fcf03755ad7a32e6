"""Loads every game before pytest collects the tests inside their folders.

Otherwise pytest would load those folders by itself, one by one, and put the folder `burrow.games` in the place of the
function of that name."""

import burrow

burrow.games()
