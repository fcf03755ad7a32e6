// Numbers of cards, die and hands that are the same for every book. A test compares them with `data/__init__.py`.

/** Faces of the die, and pages of the book. */
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
/** Once the draw pile is empty, a hand of so few cards ends the game (G-02). */
export const SMALL_HAND = 3;
/** The game ends after so many full rounds in which nobody lays a card (GA-20). */
export const QUIET_ROUNDS = 6;
