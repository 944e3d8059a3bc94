import { describe, expect, it } from 'vitest';
import { clearRecents, readRecents, recordRecent, removeRecent } from './recentRequests.ts';

const id = (number: number) => `req_${String(number).padStart(20, '0')}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

/** Looks at the requests of these numbers, one a minute. */
function look(viewer: string, ...numbers: number[]) {
  for (const [minute, number] of numbers.entries()) recordRecent(viewer, id(number), at(minute));
}

const shownTo = (viewer: string) => readRecents(viewer).shown.map(({ requestId }) => requestId);

describe('recent requests', () => {
  it('are empty at first', () => {
    expect(readRecents('usr_1')).toEqual({ shown: [], count: 0 });
  });

  it('show the latest three first and tell how many there are', () => {
    look('usr_1', 1, 2, 3, 4, 5);
    expect(shownTo('usr_1')).toEqual([id(5), id(4), id(3)]);
    expect(readRecents('usr_1').count).toBe(5);
  });

  it('name a request once, at its latest time', () => {
    look('usr_1', 1, 2, 1);
    expect(readRecents('usr_1')).toEqual({
      shown: [
        { requestId: id(1), viewedAt: at(2).toISOString() },
        { requestId: id(2), viewedAt: at(1).toISOString() },
      ],
      count: 2,
    });
  });

  it('can be removed one by one', () => {
    look('usr_1', 1, 2);
    removeRecent('usr_1', id(2));
    expect(shownTo('usr_1')).toEqual([id(1)]);
  });

  it('are kept apart for each user', () => {
    look('usr_1', 1);
    look('usr_2', 2);
    expect(shownTo('usr_1')).toEqual([id(1)]);
    expect(shownTo('usr_2')).toEqual([id(2)]);
  });

  it('hold ids and times only', () => {
    look('usr_1', 1);
    expect(JSON.parse(localStorage.getItem('recentRequests:usr_1') ?? '')).toEqual([
      { requestId: id(1), viewedAt: at(0).toISOString() },
    ]);
  });

  it('hold that one was opened by its code, and not the code', () => {
    recordRecent('usr_1', id(1), at(0), true);
    expect(readRecents('usr_1').shown).toEqual([
      { requestId: id(1), viewedAt: at(0).toISOString(), byCode: true },
    ]);
    recordRecent('usr_1', id(1), at(1));
    expect(readRecents('usr_1').shown).toEqual([{ requestId: id(1), viewedAt: at(1).toISOString() }]);
  });

  it('of somebody without an account end with the tab', () => {
    look('anonymous', 1);
    expect(shownTo('anonymous')).toEqual([id(1)]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([['not json'], ['{}'], ['[{"requestId":"x"}]']])('are none when storage holds %j', (text) => {
    localStorage.setItem('recentRequests:usr_1', text);
    expect(readRecents('usr_1')).toEqual({ shown: [], count: 0 });
  });

  it('are forgotten at sign-out, and nothing else is', () => {
    localStorage.setItem('other', 'stays');
    look('usr_1', 1);
    look('usr_2', 2);
    look('anonymous', 3);
    clearRecents();
    for (const viewer of ['usr_1', 'usr_2', 'anonymous']) expect(shownTo(viewer)).toEqual([]);
    expect(localStorage.getItem('other')).toBe('stays');
  });
});
