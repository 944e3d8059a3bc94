import { unavailable } from '../errors/portalError.ts';

const MAX_ATTEMPTS = 40;

/** The result of one attempt: done, or a write conflict that is worth a retry. */
export type AttemptResult<T> = { readonly done: true; readonly value: T } | { readonly done: false };

export const writeConflict: AttemptResult<never> = { done: false };

export function succeeded<T>(value: T): AttemptResult<T> {
  return { done: true, value };
}

/** Retries a read-decide-write attempt after write conflicts, with jitter. Throws `unavailable` after 40 conflicts. */
export async function retryOnConflict<T>(what: string, attempt: () => Promise<AttemptResult<T>>): Promise<T> {
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const outcome = await attempt();
    if (outcome.done) return outcome.value;
    await pause(Math.random() * Math.min(5 * tries, 100));
  }
  throw unavailable(what, new Error(`${MAX_ATTEMPTS} write conflicts`));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
