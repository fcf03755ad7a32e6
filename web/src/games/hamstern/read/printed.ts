// What is printed on every sheet, whatever its map, and on the die. A test compares these numbers with the game's
// `data/__init__.py`.

/** Faces of the die. */
export const FACES = 6;
/** Slots of the row for the ones (H-19). */
export const SLOTS = 7;
/** Die symbols of the timer. */
export const TIMER = 3;
/** Pips from which a roll moves the timer (H-27). */
export const TICK = 4;
/** Points by the number of crossed nuts (H-33). */
export const NUT_POINTS = [0, 2, 4, 8, 16] as const;
/** Points of each crossed mushroom (H-32). */
export const MUSHROOM_POINTS = 1;
