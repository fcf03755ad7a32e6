// What the reader can do at every table, whatever the game: take a move back, read the rules, look up the keys. The
// buttons, the keyboard and the list of keys follow from these, as from the actions of a board.
import { besideBoard, TAKE_BACK, type Action } from '$lib/actions';
import type { Table } from '$lib/net/table.svelte';
import { words } from '$lib/words.svelte';

/** Something that lies over the page and can be opened and closed. */
export interface Opening {
  isOpen: boolean;
  toggle: () => void;
}

/** Takes the last move back, or says why not. Its keys are those that the board does not need now. */
export function takeBack(table: Table): Action {
  const action: Action = {
    id: 'undo',
    label: words.t('undo-move'),
    keys: TAKE_BACK,
    do: () => table.takeBack(),
  };
  return besideBoard([action], table.actions)[0] ?? action;
}

export function readRules({ toggle }: Opening): Action {
  return { id: 'rules', label: words.t('rules'), keys: ['?'], do: toggle };
}

export function listKeys({ isOpen, toggle }: Opening): Action {
  return { id: 'keys', label: words.t('keys'), keys: ['K'], pressed: isOpen, do: toggle };
}

/** Escape closes it, wherever the focus is. */
export function closing(id: string, { isOpen, toggle }: Opening): Action {
  return {
    id: `close-${id}`,
    label: words.t('close'),
    keys: ['Escape'],
    may: isOpen,
    fallsThrough: true,
    anywhere: true,
    listed: false,
    do: toggle,
  };
}
