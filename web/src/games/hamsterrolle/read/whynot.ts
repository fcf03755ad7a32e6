// Why the hand cannot do something now, as far as the board can know: the stream does not answer gestures that have no
// effect. Each function returns the id of a message.
import type { WheelBoard } from './board';

/** The rules behind messages. */
export const RULES: Record<string, string> = {
  'board-why-back': 'WA-13',
  'board-why-back-pass': 'W-23',
  'board-why-pass-begun': 'W-21',
  'board-why-pass-hand': 'W-21',
  'board-why-hold': 'W-28',
  'board-why-outside': 'W-10',
  'refuse-pass-first': 'WA-03',
  'refuse-pass-empty': 'WA-15',
  'refuse-pass-rounds': 'WA-14',
  'refuse-drop': 'WA-11',
  'refuse-drop-soon': 'WA-11',
};

/** The rule behind a message; empty: none, it is the connection or the moment. */
export function ruleOf(message: string): string {
  return RULES[message] ?? '';
}

export function whyNotTake({ activity, isCut }: WheelBoard): string {
  if (isCut) return 'board-why-cut';
  return activity === 'take' || activity === 'pass' ? 'board-why-choose' : 'refuse-moment';
}

export function whyNotLetGo({ isCut, live, hand }: WheelBoard): string {
  if (isCut) return 'board-why-cut';
  if (hand.isBusy) return 'board-letting-go';
  return live.compartment === null && hand.steering === 'finger' ? 'board-why-outside' : 'refuse-moment';
}

export function whyNotLayBack({ isCut, hand }: WheelBoard): string {
  if (isCut) return 'board-why-cut';
  if (hand.isBusy) return 'refuse-moment';
  return hand.isPass ? 'board-why-back-pass' : 'board-why-back';
}

/** Dropping a piece is for emergencies, not for evading rules (WA-11). */
export function whyNotDrop({ view }: WheelBoard): [string, { seconds: number }] {
  const { message, seconds } = view.no_drop;
  return [message, { seconds }];
}

export function whyNotHold({ isCut }: WheelBoard): string {
  return isCut ? 'board-why-cut' : 'board-why-hold';
}

/** A player whose piece is in hand, or was let go and not accepted, cannot pass (W-21). */
export function whyNotPass({ view, live, activity, hand }: WheelBoard): string {
  if (hand.isPass) return 'board-why-back-pass';
  if (activity === 'refused' || live.isBound) return 'board-why-pass-begun';
  return view.no_pass || 'board-why-pass-hand';
}
