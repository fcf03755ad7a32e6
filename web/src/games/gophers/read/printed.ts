// Cards, die and hands, whatever the book: numbers of the game's `data/__init__.py`, to which a test holds them.

/** Of the die, and pages of the book. */
export const FACES = 6;
/** The code of a dig card. */
export const DIG = 0;
/** The highest value of a card. */
export const TOP = 10;
/** Dig cards in the deck. */
export const DIGS = 7;
/** Dig cards of the simplified deck (G-41). */
export const SIMPLE_DIGS = 5;
/** Cards of a full hand (G-03). */
export const HAND = 6;
/** With an empty draw pile a hand this small ends the game (G-02). */
export const SMALL_HAND = 3;
/** Full rounds in which nobody lays a card end the game (GA-20). */
export const QUIET_ROUNDS = 6;
/** Cards of which one is kept (G-33). */
export const GIFT = 3;
