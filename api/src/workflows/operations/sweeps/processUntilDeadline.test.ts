import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { processUntilDeadline } from './processUntilDeadline.ts';

const START = Date.parse('2026-03-02T02:15:00.000Z');

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** Processes items of ten seconds each, after cursor `from`, with a deadline in `seconds`. */
async function processFor(seconds: number, from: string | null, all = ['a', 'b', 'c', 'd', 'e']) {
  vi.setSystemTime(START);
  const processed: string[] = [];
  const items = async function* () {
    yield* all.filter((item) => from === null || item > from);
  };
  const next = await processUntilDeadline(
    items(),
    { from, deadline: START + seconds * 1000, cursorOf: (item) => item },
    async (item) => {
      processed.push(item);
      vi.setSystemTime(Date.now() + 10_000);
    },
  );
  return { processed, next };
}

it('processes all items and returns null if there is time', async () => {
  expect(await processFor(60, null)).toEqual({ processed: ['a', 'b', 'c', 'd', 'e'], next: null });
  expect(await processFor(60, null, [])).toEqual({ processed: [], next: null });
});

it('continues after the cursor of the last run until all items are processed', async () => {
  const first = await processFor(20, null);
  expect(first).toEqual({ processed: ['a', 'b'], next: 'b' });
  const second = await processFor(20, first.next);
  expect(second).toEqual({ processed: ['c', 'd'], next: 'd' });
  expect(await processFor(20, second.next)).toEqual({ processed: ['e'], next: null });
});

it('returns the same cursor if there was no time', async () => {
  expect(await processFor(0, 'b')).toEqual({ processed: [], next: 'b' });
  expect(await processFor(0, null)).toEqual({ processed: [], next: '' });
  expect((await processFor(60, '')).processed).toHaveLength(5);
});
