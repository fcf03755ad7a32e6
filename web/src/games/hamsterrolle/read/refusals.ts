// The refusals that the stream can name by a number: the same row as `VERDICTS` in `moves/verdicts.py`, which a test compares with
// this one.

interface Reason {
  rule: string;
  message: string;
  /** In its place, where the compartments that are open to this very piece can be named after it. */
  here?: string;
  /** In its place, where no compartment at all is open to it. */
  stuck?: string;
  /** In its place, where a length is said as at a table. */
  told?: string;
  /** What there is room for beside the piece. */
  brief: string;
}

export const VERDICTS: readonly Reason[] = [
  { rule: '', message: '', brief: 'board-fits' },
  { rule: 'W-10', message: 'refuse-outside', brief: 'board-no-outside' },
  { rule: 'W-09', message: 'refuse-first-compartment', stuck: 'board-first-here', brief: 'board-no-far' },
  { rule: 'W-12', message: 'refuse-compartment', here: 'board-not-here', brief: 'board-no-far' },
  { rule: 'W-14', message: 'refuse-same-kind', here: 'board-kind-here', brief: 'board-no-kind' },
  { rule: 'W-13', message: 'refuse-front', told: 'board-front', brief: 'board-no-front' },
  { rule: 'W-23', message: 'refuse-pass-back', brief: 'board-no-ahead' },
  { rule: 'WA-14', message: 'refuse-pass-top', brief: 'board-no-far' },
  { rule: 'W-24', message: 'refuse-pass-same-kind', brief: 'board-no-kind' },
];
