// Makes and changes the elements of a drawing without Svelte.
const SVG = 'http://www.w3.org/2000/svg';

export function make<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
  parent?: SVGElement,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  parent?.append(element);
  return element;
}

/** Sets an attribute only if its value is new. */
export function put(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export interface Layered {
  element: SVGElement;
  /** Higher means nearer to the viewer. */
  depth: number;
}

/** Draws nearer things later. Elements move only if their order has changed. */
export function layer(parent: SVGElement, things: Layered[]): void {
  things.sort((a, b) => a.depth - b.depth);
  let at = parent.firstChild;
  for (const { element } of things) {
    if (element === at) at = at.nextSibling;
    else parent.insertBefore(element, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}
