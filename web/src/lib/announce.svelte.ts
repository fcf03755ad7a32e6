// What a screen reader is told. Sentences that come close together are told together.

const PAUSE = 120;
/** In a hurry nobody can listen to everything: told once in so many ms, and of each kind only the newest. */
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

  /** When the reader has a moment. */
  say(text: string): void {
    this.#queue.push({ text, kind: '' });
    clearTimeout(this.#timer);
    this.#hurried = false;
    this.#timer = setTimeout(this.#tell, PAUSE);
  }

  /** Like `say`, where much happens at once: a newer sentence of the same kind takes the place of an older one. */
  hurry(text: string, kind: string): void {
    this.#queue = [...this.#queue.filter((older) => older.kind !== kind), { text, kind }];
    if (this.#hurried) return;
    clearTimeout(this.#timer);
    this.#hurried = true;
    this.#timer = setTimeout(this.#tell, HASTE);
  }

  /** At once: somebody is waiting for the reader. Nothing: nobody waits any more. */
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

  /** The same sentence twice in a row would not be heard again. */
  #different(sentence: string): string {
    this.#turn = !this.#turn;
    return this.#turn ? sentence : `${sentence}\u00a0`;
  }
}

export const announcer = new Announcer();
