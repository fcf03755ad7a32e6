// Keys that mean the same in every game.

/** Where letters are typed, or something lies over the board. */
const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** Backspace, or what people press everywhere else: Ctrl+Z, on a Mac Cmd+Z. */
export function isTakeBack(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey) return false;
  const isPlain = !event.ctrlKey && !event.metaKey;
  return isPlain ? event.key === 'Backspace' : event.key.toLowerCase() === 'z';
}

export function isTyping(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest(TYPING) !== null;
}
