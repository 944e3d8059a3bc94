import { hash, verify } from '@node-rs/argon2';
import { PortalError, unavailable } from '../../errors/portalError.ts';
import { FairQueue, QueueFull } from './FairQueue.ts';

/** argon2id with the figures of design.md §4: 64 MiB, three passes, one lane. */
const parameters = { algorithm: 2, memoryCost: 65_536, timeCost: 3, parallelism: 1 } as const;
const CURRENT = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** A hash that no password matches. An unknown account takes as long to check as a known one. */
const NOBODYS = `${CURRENT}AaAd3h/Cd4811Xqo8mrh7w$5aDb+brS5YdgYm2LYFcaJ6WfU/fELfeh7DsNUNmJRUg`;

/**
 * At most two at once: each takes 64 MiB and a core. More waiting than this would wait longer than their callers do;
 * of these, a single address has less than a third.
 */
const queue = new FairQueue({ atOnce: 2, maxWaiting: 200, maxWaitingPerKey: 60 });
const RETRY_AFTER_SECONDS = 5;

/** Unicode writes the same letters in several ways; a password is the same on every keyboard. */
const normal = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string, address: string): Promise<string> {
  return runInSequence(address, () => hash(normal(password), parameters));
}

/** Whether a password is the one of a stored hash; without a hash the answer is no, after the same time. */
export async function matchesPasswordHash(
  stored: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  const matches = await runInSequence(address, () => verify(stored ?? NOBODYS, normal(password)));
  return stored !== null && matches;
}

/** Whether a stored hash was made with other figures than today's, and should be made anew. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(CURRENT);
}

/** In the turn of the caller's address, as which calls are counted: a burst from one does not hold up the others. */
async function runInSequence<T>(address: string, work: () => Promise<T>): Promise<T> {
  try {
    return await queue.run(address, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    if (error.of === 'all') throw unavailable('Password hashing', error);
    throw new PortalError('rate_limited', 'Too many requests. Please wait a moment and try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
