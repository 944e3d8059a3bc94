import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';
import { describe, expect, test } from 'vitest';
import { admitAnnounced, type AnnouncedMark } from './admitAnnounced.ts';

const GIGABYTE = 1024 ** 3;
const now = new Date('2026-03-10T08:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const mark = (links: number, bytes: number, seconds = 300): AnnouncedMark => ({
  links,
  bytes,
  until: inSeconds(seconds),
});

test('the limit is 100 links and 1 GB in ten minutes, three times that for signed-in users', () => {
  expect(ANNOUNCED_LIMITS).toEqual({ minutes: 10, links: 100, bytes: GIGABYTE, signedInTimes: 3 });
});

describe('admitAnnounced', () => {
  test.each<
    [what: string, marks: AnnouncedMark[], links: number, bytes: number, isSignedIn: boolean, kind: string]
  >([
    ['the first', [], 20, 100, false, 'admit'],
    ['the 100th link', [mark(99, 0)], 1, 1, false, 'admit'],
    ['the 101st link', [mark(100, 0)], 1, 1, false, 'refuse'],
    ['the 101st link of a signed-in user', [mark(100, 0)], 1, 1, true, 'admit'],
    ['the 301st link of a signed-in user', [mark(300, 0)], 1, 1, true, 'refuse'],
    ['the last byte of 1 GB', [mark(1, GIGABYTE - 1)], 1, 1, false, 'admit'],
    ['a byte more than 1 GB', [mark(1, GIGABYTE)], 1, 1, false, 'refuse'],
    ['a byte more than 3 GB, signed in', [mark(1, 3 * GIGABYTE)], 1, 1, true, 'refuse'],
    ['the first link after the limit expired', [mark(100, GIGABYTE, 0)], 1, 1, false, 'admit'],
  ])('%s', (_, marks, links, bytes, isSignedIn, kind) => {
    expect(admitAnnounced(marks, { links, bytes }, { isSignedIn, now }).kind).toBe(kind);
  });

  test('counts an announcement for ten minutes, and drops expired ones', () => {
    const decision = admitAnnounced(
      [mark(1, 1, -1), mark(2, 2)],
      { links: 3, bytes: 3 },
      { isSignedIn: false, now },
    );
    expect(decision).toEqual({ kind: 'admit', marks: [mark(2, 2), mark(3, 3, 600)] });
  });

  test.each<[links: number, seconds: number]>([
    [1, 60],
    [40, 60],
    [41, 120],
    [100, 180],
  ])('returns when %i links will be admitted: in %i seconds', (links, seconds) => {
    const marks = [mark(30, 0, 120), mark(40, 0, 60), mark(30, 0, 180)];
    expect(admitAnnounced(marks, { links, bytes: 0 }, { isSignedIn: false, now })).toEqual({
      kind: 'refuse',
      retryAfterSeconds: seconds,
    });
  });
});
