// How fast things move on this reader's screen. Times in the code are those of normal speed; this turns them into the
// reader's. If the system asks for reduced motion, nothing moves, whatever is chosen here.
import { MediaQuery } from 'svelte/reactivity';
import { settings, type MotionSpeed } from './settings.svelte';

/** How long things take, compared with normal speed. */
const LENGTHS: Readonly<Record<MotionSpeed, number>> = { calm: 1.8, normal: 1, brisk: 0.5, none: 0 };

const reduced =
  typeof window === 'undefined' ? { current: false } : new MediaQuery('(prefers-reduced-motion: reduce)');

class Motion {
  /** The system asks for reduced motion. */
  get isReduced(): boolean {
    return reduced.current;
  }

  /** Nothing may move. */
  get isStill(): boolean {
    return this.isReduced || settings.motion === 'none';
  }

  /** How fast things move, compared with normal speed. What does not move has no speed; then it is 1. */
  get rate(): number {
    return this.isStill ? 1 : 1 / LENGTHS[settings.motion];
  }

  /** How long something takes that takes so many ms at normal speed. */
  time(ms: number): number {
    return this.isStill ? 0 : ms / this.rate;
  }
}

export const motion = new Motion();

/** As `element.animate`, at the reader's speed. */
export function animate(
  element: Element,
  keyframes: Keyframe[],
  timing: KeyframeAnimationOptions,
): Animation {
  const animation = element.animate(keyframes, timing);
  pace(animation);
  return animation;
}

/** Gives the CSS animations and transitions inside an element the reader's speed, whatever component they belong to. */
export function paceInside(element: HTMLElement): () => void {
  const adjust = ({ target }: Event): void => {
    if (motion.rate === 1 || !(target instanceof Element)) return;
    // Those of `::before` and `::after` are found only in the subtree.
    for (const animation of target.getAnimations({ subtree: true }))
      if (isOf(animation, target)) pace(animation);
  };
  const kinds = ['animationstart', 'transitionrun'] as const;
  for (const kind of kinds) element.addEventListener(kind, adjust);
  return () => {
    for (const kind of kinds) element.removeEventListener(kind, adjust);
  };
}

/**
 * Shows the end of everything that moves inside an element, except what moves for ever. What begins to move with the next
 * picture belongs to it.
 */
export function finishInside(element: Element): void {
  finish(element);
  requestAnimationFrame(() => requestAnimationFrame(() => finish(element)));
}

function finish(element: Element): void {
  for (const animation of element.getAnimations({ subtree: true }))
    if (!isEndless(animation)) animation.finish();
}

function pace(animation: Animation): void {
  if (!isEndless(animation)) animation.updatePlaybackRate(motion.rate);
}

function isOf({ effect }: Animation, element: Element): boolean {
  return effect instanceof KeyframeEffect && effect.target === element;
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Infinity;
}
