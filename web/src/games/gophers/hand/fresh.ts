// Which cards of a hand are new to its owner.

/** The cards that are left when these are gone. */
export function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The places of the cards in `now` that were not there `before`; of equal cards the last ones. */
export function added(before: readonly number[], now: readonly number[]): Set<number> {
  const left = [...before];
  const fresh = new Set<number>();
  now.forEach((card, place) => {
    const known = left.indexOf(card);
    if (known < 0) fresh.add(place);
    else left.splice(known, 1);
  });
  return fresh;
}
