import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { processUntilDeadline } from './processUntilDeadline.ts';

const START = Date.parse('2026-03-02T02:15:00.000Z');

beforeEach(() => vi.useFakeTimers({ now: START }));
afterEach(() => vi.useRealTimers());

/** A night of so many seconds among cursors of which each takes ten, from one on. */
async function night(seconds: number, from: string | null, cursors = ['a', 'b', 'c', 'd', 'e']) {
  vi.setSystemTime(START);
  const done: string[] = [];
  const items = async function* () {
    yield* cursors.filter((cursor) => from === null || cursor > from);
  };
  const next = await processUntilDeadline(
    items(),
    { from, deadline: START + seconds * 1000, cursorOf: (cursor) => cursor },
    async (cursor) => {
      done.push(cursor);
      vi.setSystemTime(Date.now() + 10_000);
    },
  );
  return { done, next };
}

it('comes to the end where there is time', async () => {
  expect(await night(60, null)).toEqual({ done: ['a', 'b', 'c', 'd', 'e'], next: null });
  expect(await night(60, null, [])).toEqual({ done: [], next: null });
});

it('continues after the cursor of the last run until everything is processed', async () => {
  const first = await night(20, null);
  expect(first).toEqual({ done: ['a', 'b'], next: 'b' });
  const second = await night(20, first.next);
  expect(second).toEqual({ done: ['c', 'd'], next: 'd' });
  expect(await night(20, second.next)).toEqual({ done: ['e'], next: null });
});

it('is where it was when there was no time at all', async () => {
  expect(await night(0, 'b')).toEqual({ done: [], next: 'b' });
  expect(await night(0, null)).toEqual({ done: [], next: '' });
  expect((await night(60, '')).done).toHaveLength(5);
});
