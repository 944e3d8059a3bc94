import { expect, it } from 'vitest';
import { inTurns } from './inTurns.ts';

it('lets other work run between items that take long', async () => {
  async function* items() {
    yield* [1, 2, 3];
  }
  const order: (number | string)[] = [];
  setImmediate(() => order.push('other work'));
  for await (const item of inTurns(items())) {
    order.push(item);
    const until = performance.now() + 25;
    while (performance.now() < until);
  }
  expect(order).toEqual([1, 'other work', 2, 3]);
});
