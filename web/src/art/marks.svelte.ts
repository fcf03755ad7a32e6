// Which mark (colour and shape) each seat has at the table that is shown. Marks go with the players when seats move, so
// they need not be in the order of the seats.

class Marks {
  #order = $state.raw<readonly number[]>([]);

  /** The number of a seat's mark; its own number where nothing else is said. */
  of(seat: number): number {
    return this.#order[seat] ?? seat;
  }

  /** Returns a function that ends it. */
  use(order: readonly number[]): () => void {
    this.#order = order;
    return () => {
      if (this.#order === order) this.#order = [];
    };
  }
}

export const marks = new Marks();
