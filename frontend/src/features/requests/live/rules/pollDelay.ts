const INTERVAL_MS = 4000;
const MAX_DELAY_MS = 60_000;

/** When to ask again, after this number of failures in a row. */
export function pollDelay(failures: number): number {
  return Math.min(INTERVAL_MS * 2 ** failures, MAX_DELAY_MS);
}
