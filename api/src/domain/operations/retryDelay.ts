const FIRST_MS = 60_000;
const MAX_MS = 6 * 3_600_000;

/** The delay before the next attempt of a task: one minute, doubling up to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), MAX_MS);
}
