// Whether pieces tumble out of the wheel just now, so that the reader can skip that. The look moves them.
import type { Viewpoint } from '../scene/viewpoint.svelte';

export class Tumbling {
  isMoving = $state(false);
  readonly #viewpoint: Pick<Viewpoint, 'renderer'>;

  constructor(viewpoint: Pick<Viewpoint, 'renderer'>) {
    this.#viewpoint = viewpoint;
  }

  /** Once for each drawn frame. `isFree`: the reader is doing nothing else with the wheel. */
  look(isFree: boolean): void {
    this.isMoving = isFree && (this.#viewpoint.renderer?.isTumbling ?? false);
  }

  skip(): void {
    if (!this.isMoving) return;
    this.#viewpoint.renderer?.skip();
    this.isMoving = false;
  }
}
