/** Does work for each thing, so many at a time, and answers in their order. */
export async function inGroups<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = Array.from({ length: things.length });
  const queue = things.entries();
  const workers = Array.from({ length: Math.min(atOnce, things.length) }, async () => {
    for (const [index, thing] of queue) results[index] = await work(thing);
  });
  await Promise.all(workers);
  return results;
}
