interface Going<T> {
  /** Where it began; null: at the beginning. */
  readonly from: string | null;
  readonly deadline: number;
  readonly cursorOf: (item: T) => string;
}

/**
 * Does the work of one item after the other, in the order of their cursors, until the time is over. Answers the cursor to
 * go on behind; null at the end.
 */
export async function processUntilDeadline<T>(
  items: AsyncIterable<T>,
  { from, deadline, cursorOf }: Going<T>,
  work: (item: T) => Promise<void>,
): Promise<string | null> {
  let cursor = from ?? '';
  for await (const item of items) {
    if (Date.now() >= deadline) return cursor;
    await work(item);
    cursor = cursorOf(item);
  }
  return null;
}
