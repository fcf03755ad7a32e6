// Why what was just asked for cannot be, for eyes and ears: it stands there until it has been read. What happened to the
// turn itself stands there until that goes on.
import { announcer } from '$lib/announce.svelte';
import type { Args } from '$lib/words.svelte';
import { say } from '../say';
import { ruleOf } from '../read/whynot';

/** Time enough for that, in ms. */
const READ = 6000;

export class Remark {
  /** Empty: nothing is remarked. */
  text = $state('');
  /** The rule it follows from; empty: none. */
  rule = $state('');
  #reading: ReturnType<typeof setTimeout> | undefined;

  make(message: string, args?: Args): void {
    this.note(message, args);
    this.#reading = setTimeout(() => this.clear(), READ);
  }

  /** Stays until it is cleared. */
  note(message: string, args?: Args): void {
    clearTimeout(this.#reading);
    this.text = say(message, args);
    this.rule = ruleOf(message);
    announcer.say(this.text);
  }

  clear(): void {
    clearTimeout(this.#reading);
    this.text = this.rule = '';
  }
}
