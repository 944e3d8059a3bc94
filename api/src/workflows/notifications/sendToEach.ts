import pMap from 'p-map';

/** Messages of one notice that are sent at the same time. */
const MAX_CONCURRENT = 8;

/**
 * Sends a notice to each recipient, several at a time. A recipient that fails does not stop the others. Throws the first
 * failure at the end; a retry does not repeat emails already sent, because each has a unique ID.
 */
export async function sendToEach<T>(
  recipients: readonly T[],
  send: (recipient: T) => Promise<void>,
): Promise<void> {
  try {
    await pMap(recipients, send, { concurrency: MAX_CONCURRENT, stopOnError: false });
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}
