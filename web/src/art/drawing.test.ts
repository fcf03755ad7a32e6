import { describe, expect, it } from 'vitest';
import { drawing, painter } from './drawing';

describe('drawing', () => {
  it('reads a paint and a path from each line', () => {
    const [filled, line] = drawing(`
      #d79b52 M0 206c120-8 260-4 400-6
      #56321a/2.5 M30 224v4
    `);
    expect(filled).toEqual({
      d: 'M0 206c120-8 260-4 400-6',
      fill: '#d79b52',
      stroke: undefined,
      width: undefined,
    });
    expect(line).toEqual({ d: 'M30 224v4', fill: 'none', stroke: '#56321a', width: '2.5' });
  });

  it('gives a filled shape an outline', () => {
    expect(drawing('#f0b94a+--line/2 M8 2Z')).toEqual([
      { d: 'M8 2Z', fill: '#f0b94a', stroke: 'var(--line)', width: '2' },
    ]);
  });

  it('looks paints up by name', () => {
    const draw = painter('fur=#dd9a50 pen=#2a1810/5');
    expect(draw('fur M1 1\npen M2 2\n--snow M3 3').map(({ fill, stroke }) => [fill, stroke])).toEqual([
      ['#dd9a50', undefined],
      ['none', '#2a1810'],
      ['var(--snow)', undefined],
    ]);
  });

  it('takes one colour for light pages and one for dark ones', () => {
    expect(drawing('#fff|#000/3 M1 1')[0]?.stroke).toBe('var(--in-light, #fff) var(--in-dark, #000)');
  });
});
