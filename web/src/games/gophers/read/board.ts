// The board as the sentences about it see it: what is asked, and what is chosen and laid out so far. The controller
// provides it.
import type { HoleChoice } from '../hand/choice.svelte';
import type { Curtain } from '../hand/curtain.svelte';
import type { GiftChoice } from '../hand/gift.svelte';
import type { Laying } from '../hand/laying.svelte';
import type { Situation } from '../hand/situation';
import type { Stage } from '../motion/stage.svelte';
import type { Move } from '../types';
import type { GophersTable } from './standing';

export interface GophersBoard extends Situation {
  readonly table: GophersTable;
  readonly stage: Stage;
  readonly curtain: Curtain;
  readonly choice: HoleChoice;
  readonly laying: Laying;
  readonly gift: GiftChoice;
  /** Something is being shown: what can be done is not known yet. */
  readonly busy: boolean;
  /** A move of this seat is on its way to the server. */
  readonly isSending: boolean;
  readonly mayDig: boolean;
  may(type: Move['type']): boolean;
  /** Whether this seat has cards for what is printed at a hole of the open page. */
  makes(hole: number): boolean;
}
