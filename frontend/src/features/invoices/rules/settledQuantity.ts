/** What is typed as a quantity, as it counts: 1 for what is no whole number of at least 1. */
export function settledQuantity(typed: string): string {
  const digits = typed.trim();
  return /^\d+$/.test(digits) && Number(digits) >= 1 ? String(Number(digits)) : '1';
}
