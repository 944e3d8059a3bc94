import { unavailable } from '../errors/portalError.ts';

const TRIES = 40;

/** What one optimistic try came to: done, or lost to another writer and worth another try. */
export type Try<T> = { readonly done: true; readonly value: T } | { readonly done: false };

export const writeConflict: Try<never> = { done: false };

export function succeeded<T>(value: T): Try<T> {
  return { done: true, value };
}

/** Repeats an optimistic read-decide-write until it wins, backing off with jitter; gives up as unavailable. */
export async function retryOnConflict<T>(what: string, attempt: () => Promise<Try<T>>): Promise<T> {
  for (let tries = 1; tries <= TRIES; tries++) {
    const outcome = await attempt();
    if (outcome.done) return outcome.value;
    await pause(Math.random() * Math.min(5 * tries, 100));
  }
  throw unavailable(what, new Error(`lost to other writers ${TRIES} times`));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
