import { describe, expect, it } from 'vitest';
import { advanceMove, claimMove, endPass, newMove, shownMove } from './deadlineMove.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 12, 18, 0, seconds));
const rules = { version: 2, total: 100 };
const page = { cursor: 'a', examined: 10, moved: 3, failed: 0 };
const begun = claimMove(null, rules, 'one', at(0))!;

describe('a move of open deadlines', () => {
  it('begins with the first saved version, and again with a newer one', () => {
    expect(claimMove(null, { version: 0, total: 1 }, 'one', at(0))).toBeNull();
    expect(begun).toMatchObject({ version: 2, state: 'running', total: 100, cursor: null, pass: 0 });
    const advanced = advanceMove(begun, page, at(1));
    expect(claimMove(advanced, { version: 3, total: 90 }, 'two', at(2))).toMatchObject({
      version: 3,
      total: 90,
      examined: 0,
      cursor: null,
    });
    expect(claimMove(advanced, { version: 1, total: 90 }, 'two', at(60))).toBeNull();
  });

  it('is continued by another process only after the first one stopped', () => {
    const advanced = advanceMove(begun, page, at(5));
    expect(claimMove(advanced, rules, 'two', at(24))).toBeNull();
    expect(claimMove(advanced, rules, 'two', at(25))).toMatchObject({
      cursor: 'a',
      examined: 10,
      moved: 3,
      lease: { owner: 'two' },
    });
  });

  it('looks again for requests that were missed, after 35 seconds and an hour', () => {
    const first = endPass(advanceMove(begun, page, at(1)), at(2));
    expect(first).toMatchObject({ state: 'done', endedAt: at(2).toISOString(), pass: 1, lease: null });
    expect(claimMove(first, rules, 'two', at(34))).toBeNull();
    const second = claimMove(first, rules, 'two', at(36))!;
    expect(second).toMatchObject({ cursor: null, waitsUntil: null, pass: 1 });
    const third = endPass(advanceMove(second, { ...page, moved: 1 }, at(37)), at(38));
    expect(third).toMatchObject({ state: 'done', examined: 10, moved: 4, endedAt: at(2).toISOString() });
    expect(claimMove(third, rules, 'two', at(3599))).toBeNull();
    const last = endPass(claimMove(third, rules, 'two', at(3600))!, at(3601));
    expect(claimMove(last, rules, 'two', at(9999))).toBeNull();
  });

  it('runs until a second pass moved those that failed, and has failed if it could not', () => {
    const first = endPass(advanceMove(begun, { ...page, failed: 2 }, at(1)), at(2));
    expect(first).toMatchObject({ state: 'running', failed: 2, endedAt: null });
    const second = claimMove(first, rules, 'two', at(36))!;
    expect(endPass(advanceMove(second, { ...page, moved: 2 }, at(37)), at(38))).toMatchObject({
      state: 'done',
      moved: 5,
      failed: 0,
      endedAt: at(38).toISOString(),
    });
    expect(endPass(advanceMove(second, { ...page, failed: 1 }, at(37)), at(38))).toMatchObject({
      state: 'failed',
      failed: 1,
    });
  });

  it('is shown as running as soon as rules are saved', () => {
    const savedAt = at(0).toISOString();
    expect(shownMove(null, { version: 0, savedAt })).toBeNull();
    expect(shownMove(newMove(1, 5, at(0)), { version: 2, savedAt })).toEqual({
      version: 2,
      state: 'running',
      total: 0,
      examined: 0,
      moved: 0,
      failed: 0,
      startedAt: savedAt,
      endedAt: null,
    });
  });
});
