/** A price as it is typed, in US dollars; what is no number counts as 0. */
export function typedPrice(typed: unknown): number {
  const price = Number.parseFloat(String(typed).replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(price) ? price : 0;
}
