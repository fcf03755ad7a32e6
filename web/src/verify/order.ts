// What must hold for any log, whatever the rules of its game are: who may say what, at what time, and what may be taken
// back. It judges one entry after the other.
import type { DeclaredGame } from './declared';
import type { Heading, Row } from './log';

const CHANCE = -1;

/** What is wrong: the id of a sentence, and what it needs. */
export interface Disorder {
  id: string;
  values?: Record<string, string | number>;
}

export class Order {
  #declared: DeclaredGame;
  #heading: Heading;
  #at = 0;
  #count = 0;
  /** Events that were not taken back, oldest first: their numbers, and who made them. */
  #live: { seq: number; by: number }[] = [];

  constructor(declared: DeclaredGame, heading: Heading) {
    this.#declared = declared;
    this.#heading = heading;
  }

  /** null: nothing is wrong with it. */
  judge(row: Row): Disorder | null {
    const wanted = this.#count++;
    if (row.seq !== wanted) return { id: 'fault-order', values: { wanted, found: row.seq } };
    const wrong = this.#time(row) ?? this.#seat(row) ?? (row.what ? this.#said(row) : this.#undone(row));
    this.#at = Math.max(this.#at, row.at);
    return wrong;
  }

  #time({ at }: Row): Disorder | null {
    return at < this.#at ? { id: 'fault-time' } : null;
  }

  #seat({ by }: Row): Disorder | null {
    const isThere = by >= CHANCE && by < this.#heading.seats;
    return isThere ? null : { id: 'fault-nobody', values: { seat: by + 1 } };
  }

  #said({ seq, by, what }: Row): Disorder | null {
    this.#live.push({ seq, by });
    const kind = String(what?.['type']);
    const who = this.#declared.said[kind];
    // Events of an older format may have other names.
    if (!who)
      return this.#heading.format < this.#declared.format ? null : { id: 'fault-kind', values: { kind } };
    if (by === CHANCE) return who === 'seat' ? { id: 'fault-chance' } : null;
    return who === 'chance' ? { id: 'fault-seat' } : null;
  }

  /** Only the last event that counts, by the seat that made it. What chance said stays. */
  #undone({ by, undo }: Row): Disorder | null {
    const last = this.#live.pop();
    const isOwn = last !== undefined && by !== CHANCE && last.seq === undo && last.by === by;
    return isOwn ? null : { id: 'fault-undo', values: { undo: undo ?? 0 } };
  }
}
