// The lines that say what has just happened. They go away by themselves.
import type { News } from '../read/news';

/** How long they stay, in ms. */
const STAY = 9000;
/** The most lines at once. */
const LINES = 4;

export class NewsLines {
  lines = $state.raw<readonly News[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(news: readonly News[]): void {
    if (news.length === 0) return;
    this.forget();
    this.lines = news.slice(-LINES);
    this.#timer = setTimeout(() => this.forget(), STAY);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.lines = [];
  }
}
