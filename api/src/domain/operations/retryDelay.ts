const FIRST_MS = 60_000;
const MAX_MS = 6 * 3_600_000;

/** How long work that failed, or has nothing to do yet, waits before its next try: one minute, doubling to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), MAX_MS);
}
