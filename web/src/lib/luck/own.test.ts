import { afterEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../contract';
import type { Wish } from '../net/requests.svelte';
import { revealAhead } from './ahead';
import { OwnLuck } from './own';
import { freshPledge } from './shares';

const done: Outcome = { ok: true, seq: -1 };
const failed: Outcome = { ok: false, rule: '', message: 'm', sentence: 's', values: {} };

function telling(outcome: Outcome) {
  const said: Wish[] = [];
  const ask = (wish: Wish): Promise<Outcome> => {
    said.push(wish);
    return Promise.resolve(outcome);
  };
  return { said, luck: new OwnLuck(ask) };
}

function list(...pledges: string[]) {
  return { table: 'abc', commitment: 'f'.repeat(64), pledges };
}

afterEach(() => vi.unstubAllGlobals());

test('a share is revealed once', async () => {
  const { said, luck } = telling(done);
  const pledges = list(freshPledge());
  luck.reveal(pledges);
  await Promise.resolve();
  luck.reveal(pledges);
  expect(said.map(({ say }) => say)).toEqual(['reveal']);
});

test('a share that was not stored is revealed again', async () => {
  const { said, luck } = telling(failed);
  const pledges = list(freshPledge());
  luck.reveal(pledges);
  await Promise.resolve();
  luck.reveal(pledges);
  expect(said.map(({ say }) => say)).toEqual(['reveal', 'reveal']);
});

test('without a pledge in the list nothing is revealed', () => {
  const { said, luck } = telling(done);
  luck.reveal(list('0'.repeat(64)));
  expect(said).toEqual([]);
});

test('a pledge is for a share that can be revealed later', () => {
  const { said, luck } = telling(done);
  luck.pledge();
  const pledge = said[0]?.say === 'pledge' ? said[0].pledge : '';
  luck.reveal(list('', pledge));
  expect(said.map(({ say }) => say)).toEqual(['pledge', 'reveal']);
});

test('a share goes ahead to the table of the rematch', () => {
  const sent: string[] = [];
  const sockets: { onmessage?: (event: { data: unknown }) => void; isClosed: boolean }[] = [];
  vi.stubGlobal('location', { protocol: 'http:', host: 'burrow' });
  vi.stubGlobal(
    'WebSocket',
    class {
      isClosed = false;
      constructor(readonly url: string) {
        sockets.push(this);
      }
      send = (text: string) => void sent.push(text);
      close = () => void (this.isClosed = true);
    },
  );
  const { said, luck } = telling(done);
  luck.pledge();
  const pledge = said[0]?.say === 'pledge' ? said[0].pledge : '';
  revealAhead('next');
  const [socket] = sockets;
  const hear = (message: object): void => socket?.onmessage?.({ data: JSON.stringify(message) });
  hear({ say: 'welcome', commitment: 'f'.repeat(64) });
  hear({ say: 'table', phase: 'sharing', luck: { pledges: ['', pledge] } });
  hear({ say: 'update' });
  expect(sent.map((text) => (JSON.parse(text) as { say: string }).say)).toEqual(['reveal']);
  expect(socket?.isClosed).toBe(false);
  hear({ say: 'accepted', nonce: 'ahead' });
  expect(socket?.isClosed).toBe(true);
});

test('nothing goes ahead to a table that plays already', () => {
  let isClosed = false;
  let hear: (event: { data: string }) => void = () => undefined;
  vi.stubGlobal('location', { protocol: 'http:', host: 'burrow' });
  vi.stubGlobal(
    'WebSocket',
    class {
      set onmessage(listen: typeof hear) {
        hear = listen;
      }
      close = () => void (isClosed = true);
    },
  );
  revealAhead('next');
  hear({ data: JSON.stringify({ say: 'table', phase: 'playing' }) });
  expect(isClosed).toBe(true);
});
