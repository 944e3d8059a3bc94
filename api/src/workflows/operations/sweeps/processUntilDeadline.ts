import { inTurns } from '../../../services/concurrency/inTurns.ts';

interface Range<T> {
  /** Cursor after which the items start; null for the beginning. */
  readonly from: string | null;
  readonly deadline: number;
  readonly cursorOf: (item: T) => string;
}

/**
 * Processes items one after the other until the deadline, and gives way to other work in between. Returns the cursor for
 * the next run; null if all items were processed.
 */
export async function processUntilDeadline<T>(
  items: AsyncIterable<T>,
  { from, deadline, cursorOf }: Range<T>,
  work: (item: T) => Promise<void>,
): Promise<string | null> {
  let cursor = from ?? '';
  for await (const item of inTurns(items)) {
    if (Date.now() >= deadline) return cursor;
    await work(item);
    cursor = cursorOf(item);
  }
  return null;
}
