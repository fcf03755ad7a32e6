// What a screen reader is told. Sentences that come close together are told together.

const PAUSE = 120;

class Announcer {
  #polite = $state('');
  #assertive = $state('');
  #queue: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = false;

  get polite(): string {
    return this.#polite;
  }
  get assertive(): string {
    return this.#assertive;
  }

  /** When the reader has a moment. */
  say(sentence: string): void {
    this.#queue.push(sentence);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#polite = this.#different(this.#queue.splice(0).join(' '));
    }, PAUSE);
  }

  /** At once: somebody is waiting for the reader. */
  call(sentence: string): void {
    this.#assertive = this.#different(sentence);
  }

  /** The same sentence twice in a row would not be heard again. */
  #different(sentence: string): string {
    this.#turn = !this.#turn;
    return this.#turn ? sentence : `${sentence}\u00a0`;
  }
}

export const announcer = new Announcer();
