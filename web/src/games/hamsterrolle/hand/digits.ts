// The digit keys: each chooses one of a row of things.

export const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The keys for the first so many things, as the list of keys shows them. */
export function digitsTo(last: number): string {
  return last > 1 ? `1 – ${last}` : '1';
}
