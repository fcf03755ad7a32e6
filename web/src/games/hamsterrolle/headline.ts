// The one sentence that says how it goes on: what is asked of the reader, or who is waited for, and for what.
import type { HamsterrolleCtrl } from './ctrl.svelte';
import { CARRYING, LYING, REFUSED } from './frame';
import { say } from './say';
import { kindArg } from './standing';

export function headline(ctrl: HamsterrolleCtrl): string {
  const { doing, view, table } = ctrl;
  if (!table.connected && doing !== 'over' && doing !== 'again')
    return say(doing === 'carry' ? 'board-cut' : 'board-cut-wait');
  switch (doing) {
    case 'again':
      return say('board-again-title');
    case 'over':
      return say('board-over');
    case 'soon':
      return say('board-wait-begin');
    case 'direct':
      return say('board-direct');
    case 'take':
      return taking(ctrl);
    case 'pass':
      return say('board-pass-head');
    case 'carry':
      return carrying(ctrl);
    case 'lying':
      return say('board-lying');
    case 'refused':
      return ctrl.verdict?.sentence || say('board-refused');
    case 'rolling':
      return say(view.phase === 'settle' && ctrl.live.phase === null ? 'board-moment' : 'board-rolling');
    case 'stand-in':
      return say('board-stand-in');
    case 'wait':
      return waiting(ctrl);
  }
}

function taking({ view, chosen, seat }: HamsterrolleCtrl): string {
  if (chosen !== null) return say('board-take-chosen', kindArg(chosen));
  const own = seat === null ? [] : (view.trays[seat] ?? []);
  return say(own.length === 0 && view.takes.length > 0 ? 'board-take-partner' : 'board-take');
}

function carrying({ verdict, isPass, manner, live }: HamsterrolleCtrl): string {
  // A hand that is told in words sets the piece down before it lets go.
  if (verdict?.ok) return say(live.isLow || manner === 'words' ? 'board-carry-fits' : 'board-carry-high');
  if (verdict) return verdict.brief;
  return say(isPass ? 'board-carry-pass' : 'board-carry');
}

function waiting({ view, table, live }: HamsterrolleCtrl): string {
  const name = table.name(table.waiting[0] ?? view.seat);
  if (view.phase === 'direct') return say('board-wait-direct', { name });
  if (live.phase === CARRYING && live.piece !== null)
    return say('board-wait-carry', { name, ...kindArg(live.piece) });
  if (live.phase === LYING) return say('board-wait-lying', { name });
  if (live.phase === REFUSED) return say('board-wait-refused', { name });
  return say('board-wait-turn', { name });
}
