// Functions that are called when something happens, in the order in which they were added.

export class Listeners<Value> {
  #all = new Set<(value: Value) => void>();

  get size(): number {
    return this.#all.size;
  }

  /** Returns a function that ends it. */
  add(listen: (value: Value) => void): () => void {
    this.#all.add(listen);
    return () => this.#all.delete(listen);
  }

  tell(value: Value): void {
    for (const listen of this.#all) listen(value);
  }

  clear(): void {
    this.#all.clear();
  }
}
