import { setImmediate } from 'node:timers/promises';

const ITEMS_PER_TURN = 200;

/**
 * Like `map`, with other work of the event loop after every 200 items. For lists of thousands whose items take
 * microseconds each, such as rows of a CSV file.
 */
export async function mapInTurns<T, U>(
  items: readonly T[],
  map: (item: T) => U,
  turn: () => Promise<unknown> = setImmediate,
): Promise<U[]> {
  const mapped: U[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % ITEMS_PER_TURN === 0) await turn();
    mapped.push(map(item));
  }
  return mapped;
}
