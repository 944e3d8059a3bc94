/** Dollars as the API answers them, in cents. */
export function centsIn(dollars: number): number {
  return Math.round(dollars * 100);
}
