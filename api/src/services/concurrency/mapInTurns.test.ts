import { expect, it } from 'vitest';
import { mapInTurns } from './mapInTurns.ts';

it('maps items in order, and lets other work run after every 200', async () => {
  const items = Array.from({ length: 601 }, (_, index) => index);
  const mapped: number[] = [];
  const turns: number[] = [];
  const double = (item: number) => {
    mapped.push(item);
    return item * 2;
  };
  const results = await mapInTurns(items, double, async () => turns.push(mapped.length));
  expect(results).toEqual(items.map((item) => item * 2));
  expect(turns).toEqual([200, 400, 600]);
});

it('needs no turn for a short list', async () => {
  const turns: number[] = [];
  expect(await mapInTurns([], String, async () => turns.push(0))).toEqual([]);
  expect(await mapInTurns([1, 2], String, async () => turns.push(0))).toEqual(['1', '2']);
  expect(turns).toEqual([]);
});
