import { describe, expect, test } from 'vitest';
import { aReview } from '../../testing/aReview.ts';
import { aRequest } from '../../testing/aRequest.ts';
import { canClaim, canStart, currentLease, newLease, renewLease } from './lease.ts';

const now = new Date('2026-03-10T15:00:00.000Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const ann = { userId: 'usr_ann', name: 'Ana Lee' };
const bob = { userId: 'usr_bob', name: 'Bob Ray' };
const lease = newLease('req_1', ann, now);

test('a lease lasts 15 minutes', () => {
  expect(lease).toEqual({ requestId: 'req_1', ...ann, until: '2026-03-10T15:15:00.000Z' });
  expect(currentLease(lease, later(14))).toEqual(lease);
  expect(currentLease(lease, later(15))).toBeNull();
  expect(currentLease(null, now)).toBeNull();
});

test.each([
  ['its holder', ann, 1, true],
  ['somebody else', bob, 14, false],
  ['somebody else after its end', bob, 15, true],
])('%s: a lease can be claimed: %j after %i minutes is %s', (_, { userId }, minutes, expected) => {
  expect(canClaim(lease, userId, later(minutes))).toBe(expected);
});

describe('renewLease', () => {
  test.each([
    ['before its end', 10],
    ['after its end, if nobody took the request', 20],
  ])('extends the lease of its holder %s', (_, minutes) => {
    expect(renewLease(lease, ann, later(minutes))).toEqual({
      kind: 'renew',
      lease: newLease('req_1', ann, later(minutes)),
    });
  });

  test('names who has the request now', () => {
    expect(renewLease(newLease('req_1', bob, now), ann, later(1))).toEqual({
      kind: 'lost',
      lease: newLease('req_1', bob, now),
    });
  });

  test.each([
    ['there is no lease', null, 0],
    ['somebody else had it and it ended', newLease('req_1', bob, now), 15],
  ])('returns nothing if %s', (_, stored, minutes) => {
    expect(renewLease(stored, ann, later(minutes))).toEqual({ kind: 'lost', lease: null });
  });
});

test.each<[facts: Parameters<typeof aRequest>[0], expected: boolean]>([
  [{ status: 'pending', assigneeId: null }, true],
  [{ status: 'on_hold', assigneeId: 'usr_ann' }, true],
  [{ status: 'pending', assigneeId: 'usr_bob' }, false],
  [{ status: 'completed', assigneeId: null }, false],
  [{ review: aReview({ state: 'under_review' }) }, true],
  [{ review: aReview({ state: 'under_review', askedAt: now.toISOString() }) }, false],
  [{ review: aReview({ state: 'rejected' }) }, false],
])('%j can be started: %s', (facts, expected) => {
  expect(canStart(aRequest(facts), 'usr_ann')).toBe(expected);
});
