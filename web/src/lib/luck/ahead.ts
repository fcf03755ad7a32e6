// Reveals a share at the table of a rematch before its reader goes there, so that nobody waits for it.
import { socketAddress } from '../net/api';
import type { Outbound } from '../net/wire';
import { shareFor } from './shares';

/** In ms: the table waits no longer. */
const LONGEST = 10_000;

export function revealAhead(table: string): void {
  const socket = new WebSocket(socketAddress(table, -1));
  const end = setTimeout(() => socket.close(), LONGEST);
  let commitment = '';
  socket.onclose = () => clearTimeout(end);
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as Outbound;
    if (message.say === 'welcome') commitment = message.commitment;
    else if (message.say === 'table') {
      const pledges = message.phase === 'sharing' ? (message.luck?.pledges ?? []) : [];
      const share = shareFor({ table, commitment, pledges });
      if (share) socket.send(JSON.stringify({ say: 'reveal', nonce: 'ahead', share }));
      else socket.close();
    } else if (message.say === 'accepted' || message.say === 'failed') socket.close();
  };
}
