import { describe, expect, it } from 'vitest';
import { raceWith, viewWith } from '../read/example';
import { Dice } from './dice.svelte';

const places = (dice: Dice): string[] => dice.shown.map(({ place }) => place.at);

describe('the dice', () => {
  it('wait in a row', () => {
    const dice = new Dice();
    expect(places(dice)).toEqual(Array(5).fill('row'));
    expect([dice.areInAir, dice.lying, dice.perched]).toEqual([false, [], 0]);
  });

  it('go up together, once', () => {
    const dice = new Dice();
    expect(dice.toss(5)).toBe(true);
    expect(dice.areInAir).toBe(true);
    expect(dice.toss(5)).toBe(false);
  });

  it('land, and jays hop to the branch and are not thrown again', () => {
    const dice = new Dice();
    dice.toss(5);
    dice.land(['nut', 'bird', 'squirrel', 'bird', 'nut'], 430);
    expect(dice.lying).toEqual(['nut', 'bird', 'squirrel', 'bird', 'nut']);
    expect([dice.areInAir, dice.landing]).toEqual([false, 430]);
    dice.perchBirds();
    expect(places(dice)).toEqual(['slab', 'branch', 'slab', 'branch', 'slab']);
    dice.toss(3);
    expect(places(dice)).toEqual(['hand', 'branch', 'hand', 'branch', 'hand']);
    dice.land(['nut', 'nut', 'nut'], 0);
    expect([dice.lying, dice.perched]).toEqual([['nut', 'nut', 'nut'], 2]);
  });

  it('come back from the branch when all five may be thrown', () => {
    const dice = new Dice();
    dice.settle(viewWith({ phase: 'decide', faces: ['nut'], rolls: 3 }));
    expect(dice.perched).toBe(4);
    dice.toss(5);
    expect(dice.perched).toBe(0);
  });

  it('line up after a turn, but for those in the air', () => {
    const dice = new Dice();
    dice.land(['nut', 'nut', 'nut', 'nut', 'nut'], 0);
    dice.toss(2);
    dice.lineUp();
    expect(places(dice)).toEqual(['hand', 'hand', 'row', 'row', 'row']);
  });
});

describe('without motion the dice lie as the view has them', () => {
  it('in a turn, with jays on the branch', () => {
    const dice = new Dice();
    dice.settle(viewWith({ phase: 'decide', faces: ['bird', 'nut', 'squirrel'], rolls: 2 }));
    expect(places(dice)).toEqual(['branch', 'slab', 'slab', 'branch', 'branch']);
    expect(dice.lying).toEqual(['nut', 'squirrel']);
    expect(dice.landing).toBe(0);
  });

  it('in a nut round, where jays stay on the slab', () => {
    const dice = new Dice();
    dice.settle(viewWith({ phase: 'race', race: raceWith({ faces: ['bird', 'nut', 'squirrel'] }) }));
    expect(places(dice)).toEqual(['slab', 'slab', 'slab', 'branch', 'branch']);
  });

  it('in a row before a turn', () => {
    const dice = new Dice();
    dice.toss(5);
    dice.settle(viewWith({ last_faces: ['bird'] }));
    expect(places(dice)).toEqual(Array(5).fill('row'));
    expect(dice.areInAir).toBe(false);
  });
});
