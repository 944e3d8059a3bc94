import { PortalError, unavailable } from '../../errors/portalError.ts';
import { type FairQueue, QueueFull } from './FairQueue.ts';

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs `work` in a queue when it is the turn of `key`, so that a burst of one key does not delay others. Throws
 * `rate_limited` if the key already has too much waiting, and `unavailable` if the queue is full, both with a time to
 * retry after. `what` names the queue in the log.
 * Preferred work goes first.
 */
export async function takeTurn<T>(
  queue: FairQueue,
  key: string,
  what: string,
  work: () => Promise<T>,
  options?: { readonly isPreferred: boolean },
): Promise<T> {
  try {
    return await queue.run(key, work, options);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    if (error.scope === 'all') throw unavailable(what, error);
    throw new PortalError('rate_limited', 'We’re busy right now. Please wait a moment and try again.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
