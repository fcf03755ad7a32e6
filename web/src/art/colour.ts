// A colour with one value for light pages and one for dark ones, for attributes and styles that are set by code. Style
// sheets write light-dark(), which the build translates for older browsers; app.css switches these two variables along.
export function inLightAndDark(light: string, dark: string): string {
  return `var(--in-light, ${light}) var(--in-dark, ${dark})`;
}
