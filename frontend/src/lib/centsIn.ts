/** An amount in US dollars, as the API answers it, in cents. */
export function centsIn(dollars: number): number {
  return Math.round(dollars * 100);
}
