// The five squirrel dice as they are shown: which face, and where. The stage says when they move; this has no times and
// no sounds.
import type { DiePlace } from '../art/layout';
import { areThrown, DICE, lastFaces, type Face } from '../read/dice';
import type { View } from '../types';

export interface ShownDie {
  id: number;
  face: Face;
  place: DiePlace;
  isInAir: boolean;
  /** Rises with each throw, so that the die lands anew. */
  throwNo: number;
}

/** What the dice show before the first throw. */
const FIRST_FACES: readonly Face[] = ['squirrel', 'nut', 'bird', 'nut', 'squirrel'];

export class Dice {
  shown = $state<ShownDie[]>(Array.from({ length: DICE }, (_, id) => newDie(id)));
  /** How long a throw takes to come to rest at normal speed, in ms; 0: the dice are there at once. */
  landing = $state(0);
  #throws = 0;

  get areInAir(): boolean {
    return this.shown.some((die) => die.isInAir);
  }

  /** Faces on the slab. */
  get lying(): Face[] {
    return this.shown.filter((die) => die.place.at === 'slab').map((die) => die.face);
  }

  /** Dice on the branch. */
  get perched(): number {
    return this.shown.filter((die) => die.place.at === 'branch').length;
  }

  /** Lifts so many dice. False: they are in the air already. */
  toss(dice: number): boolean {
    const thrown = this.#pick(dice);
    if (thrown.every((die) => die.isInAir)) return false;
    for (const die of thrown) {
      die.isInAir = true;
      die.place = { at: 'hand', index: die.id };
    }
    this.#perchAllBut(thrown);
    return true;
  }

  /** Puts these faces down on the slab; they come to rest after `landing` ms. */
  land(faces: readonly Face[], landing: number): void {
    const seed = ++this.#throws;
    this.landing = landing;
    const thrown = this.#pick(faces.length);
    this.#perchAllBut(thrown);
    thrown.forEach((die, index) => {
      die.face = faces[index] ?? die.face;
      die.isInAir = false;
      die.throwNo = seed;
      die.place = { at: 'slab', index, of: faces.length, seed };
    });
  }

  /** The jays on the slab hop to the branch. */
  perchBirds(): void {
    let free = this.perched;
    for (const die of this.shown) {
      if (die.place.at === 'slab' && die.face === 'bird') die.place = { at: 'branch', index: free++ };
    }
  }

  /** All dice that are not in the air wait in a row. */
  lineUp(): void {
    for (const die of this.shown) {
      if (!die.isInAir) die.place = { at: 'row', index: die.id };
    }
  }

  /** The dice as the view has them, without motion. */
  settle(view: View): void {
    this.landing = 0;
    const faces = lastFaces(view);
    const isThrown = areThrown(view);
    let perched = 0;
    this.shown.forEach((die, index) => {
      const face = faces[index];
      die.isInAir = false;
      die.face = face ?? (isThrown ? 'bird' : die.face);
      if (!isThrown) die.place = { at: 'row', index };
      else if (face === undefined || (face === 'bird' && view.phase === 'decide'))
        die.place = { at: 'branch', index: perched++ };
      else die.place = { at: 'slab', index, of: faces.length, seed: view.rolls };
    });
  }

  /** The dice to throw: those that are not on the branch first. */
  #pick(dice: number): ShownDie[] {
    const free = this.shown.filter((die) => die.place.at !== 'branch');
    const perched = this.shown.filter((die) => die.place.at === 'branch');
    return [...free, ...perched].slice(0, dice);
  }

  /** Dice that are not thrown go to the branch. */
  #perchAllBut(thrown: readonly ShownDie[]): void {
    let free = this.perched;
    for (const die of this.shown) {
      if (die.place.at !== 'branch' && !thrown.includes(die)) die.place = { at: 'branch', index: free++ };
    }
  }
}

function newDie(id: number): ShownDie {
  return {
    id,
    face: FIRST_FACES[id] ?? 'squirrel',
    place: { at: 'row', index: id },
    isInAir: false,
    throwNo: 0,
  };
}
