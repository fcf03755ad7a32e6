// How a piece falls out of the drawn wheel: down to the table, a bounce, and on to the tray of the player who takes it. A
// piece that nobody takes leaves on the side where it fell.
import { animate } from '$lib/motion.svelte';
import type { Point } from './project';
import type { Sprite } from './sprite';

const FALL = 900;
const HOME = 1400;

/** Starts where the piece is on the paper. `floor`: the height of the table. `home`: where the tray is. */
export function tumble({ element, x, y, spin }: Sprite, floor: number, home: Point | null): Animation {
  const side = x < 0 ? -1 : 1;
  const low = floor - 10;
  const at = (dx: number, height: number, turn: number): string =>
    `translate(${x + side * dx}px, ${height}px) rotate(${spin + side * turn}deg)`;
  const drop = Math.min(y, low);
  const part = home ? FALL / HOME : 1;
  const lies = { transform: at(58, low + 2, 190), opacity: 1, offset: 0.62 * part, easing: 'ease-out' };
  const gone = { transform: at(96, low + 6, 240), opacity: 0 };
  const there = home && `translate(${home[0]}px, ${home[1]}px) rotate(${spin + side * 240}deg)`;
  return animate(
    element,
    [
      { transform: at(0, drop, 0), opacity: 1, easing: 'cubic-bezier(.5, 0, .9, .6)' },
      { transform: at(14, low, 50), opacity: 1, offset: 0.3 * part, easing: 'cubic-bezier(.2, .6, .6, 1)' },
      {
        transform: at(34, low - 16, 120),
        opacity: 1,
        offset: 0.46 * part,
        easing: 'cubic-bezier(.5, 0, .9, .6)',
      },
      lies,
      ...(there
        ? [
            { ...lies, offset: part, easing: 'ease-in-out' },
            { transform: there, opacity: 1 },
          ]
        : [gone]),
    ],
    { duration: home ? HOME : FALL, fill: 'forwards' },
  );
}
