/** Converts US dollars, as the API returns them, to cents. */
export function dollarsToCents(dollars: number): number {
  return Math.round(dollars * 100);
}
