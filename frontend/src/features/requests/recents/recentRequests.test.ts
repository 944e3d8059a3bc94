import { describe, expect, it } from 'vitest';
import { clearRecents, readRecents, recordRecent, removeRecent } from './recentRequests.ts';

const id = (number: number) => `req_${String(number).padStart(20, '0')}`;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

/** Records views of these requests, one per minute. */
function view(viewer: string, ...numbers: number[]) {
  for (const [minute, number] of numbers.entries()) recordRecent(viewer, id(number), at(minute));
}

const shownTo = (viewer: string) => readRecents(viewer).shown.map(({ requestId }) => requestId);

describe('recent requests', () => {
  it('are initially empty', () => {
    expect(readRecents('usr_1')).toEqual({ shown: [], count: 0 });
  });

  it('show the latest three and the total count', () => {
    view('usr_1', 1, 2, 3, 4, 5);
    expect(shownTo('usr_1')).toEqual([id(5), id(4), id(3)]);
    expect(readRecents('usr_1').count).toBe(5);
  });

  it('contain a request once, with its latest time', () => {
    view('usr_1', 1, 2, 1);
    expect(readRecents('usr_1')).toEqual({
      shown: [
        { requestId: id(1), viewedAt: at(2).toISOString() },
        { requestId: id(2), viewedAt: at(1).toISOString() },
      ],
      count: 2,
    });
  });

  it('can be removed individually', () => {
    view('usr_1', 1, 2);
    removeRecent('usr_1', id(2));
    expect(shownTo('usr_1')).toEqual([id(1)]);
  });

  it('are stored separately for each user', () => {
    view('usr_1', 1);
    view('usr_2', 2);
    expect(shownTo('usr_1')).toEqual([id(1)]);
    expect(shownTo('usr_2')).toEqual([id(2)]);
  });

  it('store only IDs and times', () => {
    view('usr_1', 1);
    expect(JSON.parse(localStorage.getItem('recentRequests:usr_1') ?? '')).toEqual([
      { requestId: id(1), viewedAt: at(0).toISOString() },
    ]);
  });

  it('store that a request was opened by code, but not the code', () => {
    recordRecent('usr_1', id(1), at(0), true);
    expect(readRecents('usr_1').shown).toEqual([
      { requestId: id(1), viewedAt: at(0).toISOString(), byCode: true },
    ]);
    recordRecent('usr_1', id(1), at(1));
    expect(readRecents('usr_1').shown).toEqual([{ requestId: id(1), viewedAt: at(1).toISOString() }]);
  });

  it('of anonymous viewers are stored for the session only', () => {
    view('anonymous', 1);
    expect(shownTo('anonymous')).toEqual([id(1)]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([['not json'], ['{}'], ['[{"requestId":"x"}]']])('are empty when storage holds %j', (text) => {
    localStorage.setItem('recentRequests:usr_1', text);
    expect(readRecents('usr_1')).toEqual({ shown: [], count: 0 });
  });

  it('are cleared at sign-out without other stored data', () => {
    localStorage.setItem('other', 'stays');
    view('usr_1', 1);
    view('usr_2', 2);
    view('anonymous', 3);
    clearRecents();
    for (const viewer of ['usr_1', 'usr_2', 'anonymous']) expect(shownTo(viewer)).toEqual([]);
    expect(localStorage.getItem('other')).toBe('stays');
  });
});
