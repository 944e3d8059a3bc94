import { ANNOUNCED_LIMITS } from '@portal/contract/files/rules/uploadRules.ts';
import { describe, expect, test } from 'vitest';
import { admitAnnounced, type CountedAnnouncement } from './admitAnnounced.ts';

const GIGABYTE = 1024 ** 3;
const now = new Date('2026-03-10T08:00:00.000Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();
const announced = (links: number, bytes: number, seconds = 300): CountedAnnouncement => ({
  links,
  bytes,
  until: inSeconds(seconds),
});

test('the limit is 100 links and 1 GB in ten minutes, three times that for signed-in users', () => {
  expect(ANNOUNCED_LIMITS).toEqual({ minutes: 10, links: 100, bytes: GIGABYTE, signedInTimes: 3 });
});

describe('admitAnnounced', () => {
  test.each<
    [
      what: string,
      announcements: CountedAnnouncement[],
      links: number,
      bytes: number,
      isSignedIn: boolean,
      kind: string,
    ]
  >([
    ['the first', [], 20, 100, false, 'admit'],
    ['the 100th link', [announced(99, 0)], 1, 1, false, 'admit'],
    ['the 101st link', [announced(100, 0)], 1, 1, false, 'refuse'],
    ['the 101st link of a signed-in user', [announced(100, 0)], 1, 1, true, 'admit'],
    ['the 301st link of a signed-in user', [announced(300, 0)], 1, 1, true, 'refuse'],
    ['the last byte of 1 GB', [announced(1, GIGABYTE - 1)], 1, 1, false, 'admit'],
    ['a byte more than 1 GB', [announced(1, GIGABYTE)], 1, 1, false, 'refuse'],
    ['a byte more than 3 GB, signed in', [announced(1, 3 * GIGABYTE)], 1, 1, true, 'refuse'],
    ['the first link after the limit expired', [announced(100, GIGABYTE, 0)], 1, 1, false, 'admit'],
  ])('%s', (_, announcements, links, bytes, isSignedIn, kind) => {
    expect(admitAnnounced(announcements, { links, bytes }, { isSignedIn, now }).kind).toBe(kind);
  });

  test('counts an announcement for ten minutes, and drops expired ones', () => {
    const decision = admitAnnounced(
      [announced(1, 1, -1), announced(2, 2)],
      { links: 3, bytes: 3 },
      { isSignedIn: false, now },
    );
    expect(decision).toEqual({ kind: 'admit', announcements: [announced(2, 2), announced(3, 3, 600)] });
  });

  test.each<[links: number, seconds: number]>([
    [1, 60],
    [40, 60],
    [41, 120],
    [100, 180],
  ])('returns when %i links will be admitted: in %i seconds', (links, seconds) => {
    const announcements = [announced(30, 0, 120), announced(40, 0, 60), announced(30, 0, 180)];
    expect(admitAnnounced(announcements, { links, bytes: 0 }, { isSignedIn: false, now })).toEqual({
      kind: 'refuse',
      retryAfterSeconds: seconds,
    });
  });
});

test.each([
  // Links that the own network, and another network of the site, announced before one more.
  [99, 0, 'admit'],
  [100, 0, 'refuse'],
  [0, 100, 'admit'],
  [0, 399, 'admit'],
  [0, 400, 'refuse'],
  [99, 300, 'admit'],
  [99, 301, 'refuse'],
])('an IPv6 network with %i links, in a site with %i others: %s', (own, others, kind) => {
  const announcements = [
    { ...announced(own, 0), part: '01' },
    { ...announced(others, 0), part: '02' },
  ];
  const decision = admitAnnounced(
    announcements,
    { links: 1, bytes: 1 },
    { isSignedIn: false, part: '01', now },
  );
  expect(decision.kind).toBe(kind);
});
