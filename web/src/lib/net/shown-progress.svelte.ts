// How far the board has shown what arrived. The rest of the page tells nothing that the board has not shown yet.
import type { Change, ShownInstead, Playback, Seat, Shown } from '../contract';
import { Listeners } from '../listeners';
import { BEFORE_ALL, sightToDraw } from './sights';
import type { Update } from './wire';

type View = unknown;
type Presenter = (change: Change<View>, shown: () => void) => void;
type ShowInstead = (newest: View) => ShownInstead<View> | null;

export class ShownProgress {
  /** The newest update that the board has shown. */
  #update = $state.raw<Update | null>(null);
  #showInstead = $state.raw<ShowInstead | null>(null);
  #presenter: Presenter | null = null;
  #playback = $state.raw<Playback | null>(null);
  #listeners = new Listeners<Change<View>>();
  /** How many updates have arrived, and the number of the newest that was shown. Two may have the same `seq`: seats
   * that nobody takes are removed before the first entry, and a restored backup goes back. */
  #arrived = 0;
  #shown = 0;

  isAt(update: Update | null): boolean {
    return this.#update === update;
  }

  /** What the page may show; `active`: the seats of this browser that people play. */
  read(active: readonly Seat[]): Shown<View> {
    const { seq = BEFORE_ALL, scores = [] } = this.#update ?? {};
    const newest = sightToDraw(this.#update, active)?.view ?? null;
    const instead = (): ShownInstead<View> | null => this.#showInstead?.(newest) ?? null;
    return {
      seq,
      scores: scores ?? [],
      get view() {
        return instead()?.view ?? newest;
      },
      get when() {
        return instead()?.when ?? '';
      },
    };
  }

  /** Gives an update to the board; without a board, it counts as shown at once. */
  arrived(update: Update, change: Change<View>): void {
    const number = ++this.#arrived;
    if (this.#presenter) this.#presenter(change, () => this.#show(number, update, change));
    else this.#show(number, update, change);
  }

  /** Calls back on each update once it has been shown. */
  onShown(listen: (change: Change<View>) => void): () => void {
    return this.#listeners.add(listen);
  }

  /** What plays at the board. */
  get playback(): Playback | null {
    return this.#playback;
  }

  /** `newest`: what counts as shown once this board is gone. */
  present(show: Presenter, newest: () => Update | null, playback: Playback | null = null): () => void {
    this.#presenter = show;
    this.#playback = playback;
    return () => {
      if (this.#presenter === show) this.#presenter = this.#playback = null;
      this.#update = newest();
      this.#shown = this.#arrived;
    };
  }

  showInstead(showInstead: ShowInstead): () => void {
    this.#showInstead = showInstead;
    return () => {
      if (this.#showInstead === showInstead) this.#showInstead = null;
    };
  }

  close(): void {
    this.#listeners.clear();
  }

  /** The board has shown everything up to this entry. It may say so twice, or late. */
  #show(number: number, update: Update, change: Change<View>): void {
    if (number <= this.#shown) return;
    this.#shown = number;
    this.#update = update;
    this.#listeners.tell(change);
  }
}
