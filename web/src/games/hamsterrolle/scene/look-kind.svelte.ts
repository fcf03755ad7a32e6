// Whether the wheel is shown as a real one or as a drawing: what the reader chose, unless the real one cannot be shown.
import { recall, remember } from '$lib/memory';
import type { Failure } from '../read/renderer';

/** This browser cannot show the real wheel, so it is not tried or offered again. */
let hasScene = $state(true);

export class LookKind {
  kind = $state<'scene' | 'drawn'>(!hasScene || recall('hamsterrolle.look') === 'drawn' ? 'drawn' : 'scene');
  /** Why the wheel is a drawing although the reader did not choose that; null once it has been read. */
  failure = $state<Failure | null>(null);

  get other(): 'scene' | 'drawn' {
    return this.kind === 'scene' ? 'drawn' : 'scene';
  }

  get hasOther(): boolean {
    return hasScene;
  }

  change(): void {
    this.failure = null;
    this.kind = this.other;
    remember('hamsterrolle.look', this.kind === 'drawn' ? 'drawn' : null);
  }

  fail(why: Failure): void {
    this.failure = why;
    if (why === 'none') hasScene = false;
    this.kind = 'drawn';
  }
}
