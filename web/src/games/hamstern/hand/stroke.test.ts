import { expect, test } from 'vitest';
import { Stroke } from './stroke';

const AT = { x: 0, y: 0 };

/** A hand that notes what the stroke does. */
function hand(draft: number[] = []) {
  const done: string[] = [];
  const ctrl = {
    cursor: -1,
    drawing: { draft },
    touch: (cell: number) => done.push(`touch ${cell}`),
    draw: (cell: number) => done.push(`draw ${cell}`),
    erase: (cell: number) => done.push(`erase ${cell}`),
    forgetRefusal: () => done.push('forget'),
  };
  return { ctrl, done, stroke: new Stroke(ctrl) };
}

test('a stroke that begins on a free cell draws, each cell once', () => {
  const { ctrl, done, stroke } = hand();
  stroke.begin(3, AT);
  for (const cell of [3, 4, null, 4, 5]) stroke.over(cell);
  expect(done).toEqual(['touch 3', 'draw 4', 'draw 5']);
  expect(ctrl.cursor).toBe(3);
});

test('a stroke that begins on a drawn cell erases', () => {
  const { done, stroke } = hand([3, 4]);
  stroke.begin(3, AT);
  stroke.over(4);
  expect(done).toEqual(['touch 3', 'erase 4']);
});

test('a stroke may begin beside the cells', () => {
  const { done, stroke } = hand();
  stroke.begin(null, AT);
  stroke.over(1);
  expect(done).toEqual(['forget', 'draw 1']);
});

test('after its end nothing is drawn', () => {
  const { done, stroke } = hand();
  stroke.begin(1, AT);
  stroke.end();
  stroke.over(2);
  expect(done).toEqual(['touch 1']);
  expect(stroke.at).toBeNull();
});
