import { expect, test, vi } from 'vitest';

vi.stubGlobal('WORDS', {
  de: {
    messages: {
      'push-turn': 'Du bist dran.',
      'push-turn-of': '{ $name } ist dran.',
      'push-late': 'Deine Zeit ist bald um.',
      'push-others': 'Am Tisch: { $names }.',
    },
    titles: { nuts: 'Auf die Nüsse!' },
  },
});
const { sentenceOf } = await import('./sentence');
const note = { kind: 'turn', table: 'abc', game: 'nuts', lang: 'de' } as const;

test('it says which table it is, and that it is your turn', () => {
  expect(sentenceOf({ ...note, others: ['Bo', 'Cleo'] })).toEqual({
    title: 'Auf die Nüsse!',
    body: 'Du bist dran. Am Tisch: Bo und Cleo.',
  });
});

test('with several seats it says whose turn it is', () => {
  expect(sentenceOf({ ...note, name: 'Ada' }).body).toBe('Ada ist dran.');
});

test('before the time is up it says so', () => {
  expect(sentenceOf({ ...note, kind: 'late' }).body).toBe('Deine Zeit ist bald um.');
});

test('a game that this page does not know has no title', () => {
  expect(sentenceOf({ ...note, game: 'marmots' }).title).toBe('Burrow');
});
