// Where the focus goes when a page opens: to its heading, so that a screen reader reads where one is.

let first = true;

/** For the heading of a page, which needs tabindex -1. The very first page leaves the focus alone. */
export function arrive(heading: HTMLElement): void {
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}
