import { describe, expect, it } from 'vitest';
import { arrange, poseOf, lessonRoomFor, wobble, type Box, type Layout, type DiePlace } from './layout';

const SIZES = [
  [960, 420],
  [360, 330],
  [360, 520],
  [1500, 800],
  [420, 220],
] as const;

/** Without the fraction that is lost in computing. */
function isWithin(box: Box, w: number, h: number): boolean {
  return box.x >= -0.01 && box.y >= -0.01 && box.x + box.w <= w * 1.03 && box.y + box.h <= h + 0.01;
}

it('stands upright where there is more height than width', () => {
  expect(arrange(360, 520).tall).toBe(true);
  expect(arrange(960, 420).tall).toBe(false);
});

describe.each(SIZES)('on a ground of %i × %i px', (w, h) => {
  const layout = arrange(w, h);

  it('everything has its place on it', () => {
    for (const box of [layout.slab, layout.branch, layout.hollow, layout.squirrel])
      expect(isWithin(box, w, h), JSON.stringify(box)).toBe(true);
  });

  it.each([1, 2, 3, 4, 5])('%i dice lie on the slab, none over another', (of) => {
    for (let seed = 0; seed < 20; seed++) {
      const poses = Array.from({ length: of }, (_, index) => poseOf({ at: 'slab', index, of, seed }, layout));
      for (const [i, { x, y }] of poses.entries()) {
        expect(isOnSlab(layout, x, y)).toBe(true);
        for (const other of poses.slice(i + 1))
          expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(layout.die);
      }
    }
  });

  it('dice on the branch and in the row lie side by side', () => {
    for (const at of ['branch', 'row'] as const) {
      const poses = Array.from({ length: 5 }, (_, index) => poseOf({ at, index } as DiePlace, layout));
      for (const [i, { x, scale }] of poses.slice(1).entries())
        expect(x - (poses[i]?.x ?? 0)).toBeGreaterThan(layout.die * scale * 0.8);
    }
  });
});

function isOnSlab({ slab }: Layout, x: number, y: number): boolean {
  const across = (x - slab.x - slab.w / 2) / (slab.w / 2);
  const down = (y - slab.y - slab.h / 2) / (slab.h / 2);
  return Math.hypot(across, down) < 1;
}

it.each([
  [40, 'all'],
  [36, 'all'],
  [30, 'sentence'],
  [20, 'button'],
  [15, null],
])('a board %i rem high has room for %s of the lesson', (height, room) =>
  expect(lessonRoomFor(height)).toBe(room),
);

it('wobbles by the same each time, from -1 to 1', () => {
  const all = Array.from({ length: 200 }, (_, i) => wobble(i, 3));
  expect(all).toEqual(Array.from({ length: 200 }, (_, i) => wobble(i, 3)));
  expect(Math.min(...all)).toBeGreaterThanOrEqual(-1);
  expect(Math.max(...all)).toBeLessThanOrEqual(1);
  expect(new Set(all).size).toBeGreaterThan(150);
});
