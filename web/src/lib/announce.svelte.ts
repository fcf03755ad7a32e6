// Sentences for screen readers. Sentences that come close together are read together.

const PAUSE = 120;
/** When much happens at once: one announcement in so many ms, with only the newest sentence of each kind. */
const HASTE = 1_200;

interface Sentence {
  text: string;
  kind: string;
}

class Announcer {
  #polite = $state('');
  #assertive = $state('');
  #queue: Sentence[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hurried = false;
  #turn = false;

  get polite(): string {
    return this.#polite;
  }
  get assertive(): string {
    return this.#assertive;
  }

  /** Read when the screen reader has finished what it is reading. */
  say(text: string): void {
    this.#queue.push({ text, kind: '' });
    clearTimeout(this.#timer);
    this.#hurried = false;
    this.#timer = setTimeout(this.#tell, PAUSE);
  }

  /** Like `say`, for times when much happens: a newer sentence of the same kind replaces an older one. */
  hurry(text: string, kind: string): void {
    this.#queue = [...this.#queue.filter((older) => older.kind !== kind), { text, kind }];
    if (this.#hurried) return;
    clearTimeout(this.#timer);
    this.#hurried = true;
    this.#timer = setTimeout(this.#tell, HASTE);
  }

  /** Read at once, because others wait for the reader. An empty sentence: nobody waits any more. */
  call(sentence: string): void {
    this.#assertive = sentence && this.#different(sentence);
  }

  #tell = (): void => {
    this.#hurried = false;
    this.#polite = this.#different(
      this.#queue
        .splice(0)
        .map(({ text }) => text)
        .join(' '),
    );
  };

  /** Screen readers skip a sentence that is repeated without change. */
  #different(sentence: string): string {
    this.#turn = !this.#turn;
    return this.#turn ? sentence : `${sentence}\u00a0`;
  }
}

export const announcer = new Announcer();
