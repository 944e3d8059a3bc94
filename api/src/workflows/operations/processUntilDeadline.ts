interface Going<T> {
  /** Where it began; null: at the beginning. */
  readonly from: string | null;
  readonly deadline: number;
  readonly placeOf: (item: T) => string;
}

/**
 * Does the work of one item after the other, in the order of their places, until the time is over. Answers the place to
 * go on behind; null at the end.
 */
export async function processUntilDeadline<T>(
  items: AsyncIterable<T>,
  { from, deadline, placeOf }: Going<T>,
  work: (item: T) => Promise<void>,
): Promise<string | null> {
  let place = from ?? '';
  for await (const item of items) {
    if (Date.now() >= deadline) return place;
    await work(item);
    place = placeOf(item);
  }
  return null;
}
