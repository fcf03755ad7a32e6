import { describe, expect, it } from 'vitest';
import type { Move, SeatView } from '../types';
import { allTunnels, isThrough, othersAt, outcomesOf, routesOf, stopsOf, tunnelsOf } from './routes';

function seatsAt(...figures: number[]): SeatView[] {
  return figures.map((figure) => ({ figure }) as SeatView);
}

const walk = (...way: number[]): Move => ({ type: 'Walk', way });

describe('the ways of a roll', () => {
  const seats = seatsAt(0, 5, 7);

  it('are grouped by the hole where they end', () => {
    const routes = routesOf([walk(1, 2), walk(3, 2), walk(1, 4), { type: 'Dig' }], seats, 0);
    expect([...routes.keys()]).toEqual([2, 4]);
    expect(routes.get(2)?.map(({ way }) => way)).toEqual([
      [1, 2],
      [3, 2],
    ]);
  });

  it('count free holes as steps, and name each jumped seat once', () => {
    const [route] = routesOf([walk(7, 5, 6, 5, 8)], seats, 0).get(8) ?? [];
    expect(route).toEqual({ way: [7, 5, 6, 5, 8], jumped: [1, 2], steps: 2 });
  });

  it('may lead back through the start without a jump', () => {
    const [route] = routesOf([walk(1, 0, 3)], seats, 0).get(3) ?? [];
    expect(route).toMatchObject({ jumped: [], steps: 3 });
    expect(othersAt(seats, 0).has(0)).toBe(false);
  });

  it('are none before there is anything to choose', () => {
    expect(routesOf(null, seats, 0).size).toBe(0);
  });
});

describe('too many ways to list', () => {
  it('are told by the view, with digging only if the view allows it', () => {
    expect(outcomesOf({ ways: [], may_dig: true })).toBeNull();
    expect(outcomesOf({ ways: [[1, 2]], may_dig: false })).toEqual([walk(1, 2)]);
    expect(outcomesOf({ ways: [[1, 2]], may_dig: true })).toEqual([walk(1, 2), { type: 'Dig' }]);
  });
});

describe('the tunnels of a way', () => {
  it('have the smaller hole first', () => {
    expect(tunnelsOf(4, [2, 6])).toEqual([
      [2, 4],
      [2, 6],
    ]);
  });

  it('are listed once for several ways', () => {
    const routes = [
      { way: [2, 6], jumped: [], steps: 2 },
      { way: [2, 3], jumped: [], steps: 2 },
    ];
    expect(allTunnels(4, routes)).toEqual([
      [2, 4],
      [2, 6],
      [2, 3],
    ]);
  });

  it('can be passed in either direction', () => {
    expect(isThrough(4, [2, 6], 2, 4)).toBe(true);
    expect(isThrough(4, [2, 6], 6, 2)).toBe(true);
    expect(isThrough(4, [2, 6], 4, 6)).toBe(false);
  });
});

describe('the stops of a way', () => {
  it('have the numbers of their steps, two where it passes twice', () => {
    expect(stopsOf([1, 5, 2, 1, 3], new Map([[5, 1]]))).toEqual([
      { hole: 1, steps: [1, 3], isLast: false },
      { hole: 2, steps: [2], isLast: false },
      { hole: 3, steps: [4], isLast: true },
    ]);
  });
});
