import { expect, it } from 'vitest';
import { primerSteps } from './primer';

it('tells an entry table of the stall and of lunches, not of hands, piles and gifts', () => {
  expect(primerSteps('entry')).toEqual(['walk', 'take', 'choose', 'page', 'lunch', 'stall']);
});

it('subtracts only where the table does', () => {
  for (const way of ['simplified', 'both']) expect(primerSteps(way)).not.toContain('collect');
  for (const way of ['basic', 'advanced']) expect(primerSteps(way)).not.toContain('add');
});

it('mentions the junior game only outside a table', () => {
  expect(primerSteps(undefined)).toContain('entry');
  for (const way of ['basic', 'simplified', 'advanced', 'both'])
    expect(primerSteps(way)).not.toContain('entry');
});
