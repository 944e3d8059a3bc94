import type { Log } from '../../telemetry/log.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

const RENEWAL_MS = 10_000;

/** The work was ended by others: the source was withdrawn, or the packet canceled. */
export class WorkEnded extends Error {}

/**
 * Does work while renewing its lease every ten seconds. If `renew` returns false, others ended the work: `signal` stops
 * what runs, and WorkEnded is thrown. A failed renewal is tried again the next time.
 */
export async function whileLeased<T>(
  renew: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<T>,
  log: Log,
  renewalMs = RENEWAL_MS,
): Promise<T> {
  const ended = new AbortController();
  let renewal: Promise<void> = Promise.resolve();
  let isRenewing = false;
  const timer = setInterval(() => {
    if (isRenewing) return;
    isRenewing = true;
    renewal = renew()
      .then((isOurs) => {
        if (!isOurs) ended.abort();
      })
      .catch((error: unknown) => log.warn('lease not renewed', { fault: errorSummary(error) }))
      .finally(() => {
        isRenewing = false;
      });
  }, renewalMs);
  try {
    return await work(ended.signal);
  } catch (error) {
    throw ended.signal.aborted ? new WorkEnded() : error;
  } finally {
    clearInterval(timer);
    await renewal;
  }
}
