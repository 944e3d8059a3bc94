/** Maximum number of remembered counters. Above it, all are forgotten. */
const MAX = 10_000;

const known = new Set<string>();

/** Remembers in this instance that the counter with this ID exists. */
export function rememberCounter(id: string): void {
  if (known.size >= MAX) known.clear();
  known.add(id);
}

/** Whether this instance knows that the counter exists. It can have expired since. */
export function isKnownCounter(id: string): boolean {
  return known.has(id);
}
