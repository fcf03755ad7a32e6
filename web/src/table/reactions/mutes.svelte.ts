// Whose drawings the reader does not want to see: nobody's at all, or not those of some players of an evening.
import { recall, recallJson, remember, rememberJson } from '$lib/memory';

const ALL = 'mute-reactions';

class Mutes {
  #all = $state(recall(ALL) === 'yes');
  #table = '';
  #players = $state.raw<readonly number[]>([]);

  get all(): boolean {
    return this.#all;
  }

  muteAll(muted: boolean): void {
    this.#all = muted;
    remember(ALL, muted ? 'yes' : null);
  }

  /** Players have numbers, which stay the same when seats move. */
  open(table: string): void {
    this.#table = table;
    this.#players = recallJson(this.#key, isNumbers) ?? [];
  }

  has(who: number): boolean {
    return this.#all || this.#players.includes(who);
  }

  mute(who: number, muted: boolean): void {
    const others = this.#players.filter((player) => player !== who);
    this.#players = muted ? [...others, who] : others;
    if (this.#players.length > 0) rememberJson(this.#key, this.#players);
    else remember(this.#key, null);
  }

  /** Whether this player alone is muted. */
  names(who: number): boolean {
    return this.#players.includes(who);
  }

  get #key(): string {
    return `mute.${this.#table}`;
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

export const mutes = new Mutes();
