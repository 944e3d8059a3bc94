import { remainingMs } from './sdk/callDeadline.ts';
import { unavailable } from '../errors/portalError.ts';

const MAX_ATTEMPTS = 40;

/** The result of one attempt: done, or a write conflict that is worth a retry. */
export type AttemptResult<T> = { readonly done: true; readonly value: T } | { readonly done: false };

export const writeConflict: AttemptResult<never> = { done: false };

export function succeeded<T>(value: T): AttemptResult<T> {
  return { done: true, value };
}

/** Retries a read-decide-write attempt after write conflicts, with jitter. Throws `unavailable` after 40 conflicts, or at the deadline of the call. */
export async function retryOnConflict<T>(what: string, attempt: () => Promise<AttemptResult<T>>): Promise<T> {
  const outcome = await attemptUpTo(MAX_ATTEMPTS, attempt);
  if (outcome.done) return outcome.value;
  throw unavailable(what, new Error('too many write conflicts'));
}

/** Retries like `retryOnConflict`, for a write that may be lost: returns the last conflict after `maxAttempts`. */
export async function attemptUpTo<T>(
  maxAttempts: number,
  attempt: () => Promise<AttemptResult<T>>,
): Promise<AttemptResult<T>> {
  for (let tries = 1; tries <= maxAttempts; tries++) {
    const outcome = await attempt();
    if (outcome.done) return outcome;
    if (remainingMs() === 0) break;
    await pause(Math.random() * Math.min(5 * tries, 100));
  }
  return writeConflict;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
