import { expect, it } from 'vitest';
import { activityPage, parseActivityCursor } from './activityPage.ts';

const instant = (second: number) => `2026-03-10T08:00:0${second}.000Z`;
/** Newest first; several have the same instant. */
const all = [9, 8, 8, 8, 8, 5, 5, 3].map((second, index) => ({ at: instant(second), index }));

/** What the store returns: all events up to an instant, one more than the page holds. */
const pageAfter = (text: string | undefined, limit: number) => {
  const cursor = parseActivityCursor(text);
  const found = all.filter(({ at }) => at <= cursor.at).slice(0, cursor.skip + limit + 1);
  return activityPage(found, cursor, limit);
};

it.each([1, 2, 3, 5, 7, 8, 20])('shows each event once with pages of %i', (limit) => {
  const seen: number[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < 10; pages++) {
    const { events, nextCursor } = pageAfter(cursor, limit);
    seen.push(...events.map(({ index }) => index));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(seen).toEqual(all.map(({ index }) => index));
});

it('has no next cursor after the last page and for no events', () => {
  expect(pageAfter(undefined, 8).nextCursor).toBeNull();
  expect(activityPage([], parseActivityCursor(undefined), 8)).toEqual({ events: [], nextCursor: null });
});
