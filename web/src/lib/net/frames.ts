// The frames of a running turn of physics, on their way from the connection to the board.
import { Listeners } from '../listeners';

export class Frames {
  #watchers = new Listeners<DataView>();
  /** Frames since the last update, kept until the board listens: it loads later than the first of them. */
  #unseen: DataView[] = [];

  saw(frame: DataView): void {
    if (this.#watchers.size === 0) this.#unseen.push(frame);
    else this.#watchers.tell(frame);
  }

  /** Frames that were kept come at once, after this call. Returns a function that ends it. */
  watch(listen: (frame: DataView) => void): () => void {
    const end = this.#watchers.add(listen);
    queueMicrotask(() => this.#showUnseen());
    return end;
  }

  /** After an update, the frames before it show the past. */
  forget(): void {
    this.#unseen = [];
  }

  close(): void {
    this.#watchers.clear();
  }

  #showUnseen(): void {
    const unseen = this.#unseen;
    this.#unseen = [];
    unseen.forEach((frame) => this.saw(frame));
  }
}
