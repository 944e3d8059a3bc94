import { describe, expect, test } from 'vitest';
import {
  hasPending,
  isSameBulkAction,
  leaseRemainingMs,
  leaseUntil,
  newBulkAction,
  partsOf,
  partsToRetry,
  progressOf,
  type RowOfBulkAction,
  ROWS_PER_PART,
} from './bulkAction.ts';

const now = new Date('2026-03-12T10:00:00.000Z');
const KEY = '6f1c1f0e-7d0a-4c43-9d0c-0d7b0a2b8a11';
const ids = { bulkId: 'bulk_1', key: KEY, userId: 'usr_clerk', bodyHash: 'hash_1' };
const change = { kind: 'assign', assigneeId: null } as const;

const row = (requestId: string, changed: Partial<RowOfBulkAction> = {}): RowOfBulkAction => ({
  requestId,
  orderId: null,
  outcome: 'pending',
  failure: null,
  ...changed,
});
const failed = (requestId: string) =>
  row(requestId, {
    orderId: 'LAW-1',
    seen: 'pending',
    outcome: 'failed',
    failure: { code: 'conflict', message: 'Someone else changed the status' },
  });

describe('partsOf', () => {
  test('has all requests in order, in parts of ten', () => {
    const rows = Array.from({ length: 25 }, (_, index) => ({ requestId: `req_${index}`, seen: null }));
    const parts = partsOf(rows);
    expect(parts.map(({ length }) => length)).toEqual([ROWS_PER_PART, ROWS_PER_PART, 5]);
    expect(parts.flat().map(({ requestId }) => requestId)).toEqual(rows.map(({ requestId }) => requestId));
    expect(parts[0]![0]).toEqual(row('req_0', { seen: null }));
  });

  test('has a request once if it was selected twice', () => {
    expect(partsOf([{ requestId: 'req_1' }, { requestId: 'req_2' }, { requestId: 'req_1' }])).toEqual([
      [row('req_1'), row('req_2')],
    ]);
  });
});

describe('partsToRetry', () => {
  test('has only parts with failed requests, which may then replace any value', () => {
    const done = row('req_1', { outcome: 'done', orderId: 'LAW-1' });
    const parts = partsToRetry([[done], [done, failed('req_2')]]);
    expect([...parts]).toEqual([[1, [done, row('req_2', { orderId: 'LAW-1' })]]]);
  });

  test('is empty if no request failed', () => {
    expect(partsToRetry([[row('req_1', { outcome: 'unchanged' })]]).size).toBe(0);
  });
});

describe('progressOf', () => {
  const action = newBulkAction(ids, change, 3, now);
  const parts = [[row('req_1', { outcome: 'done' }), failed('req_2')], [row('req_3')]];
  const counts = { pending: 1, done: 1, unchanged: 0, failed: 1 };

  test('has the results so far while it is running', () => {
    expect(progressOf(action, parts)).toEqual({
      key: KEY,
      change,
      state: 'running',
      startedAt: now.toISOString(),
      total: 3,
      counts,
      rows: [
        { requestId: 'req_1', orderId: null, outcome: 'done', failure: null },
        expect.objectContaining({ requestId: 'req_2', outcome: 'failed' }),
      ],
    });
  });

  test('has the result of each request when it has ended, without the values that were seen', () => {
    const { rows } = progressOf({ ...action, state: 'stopped' }, parts);
    expect(rows.map(({ requestId, outcome }) => [requestId, outcome])).toEqual([
      ['req_1', 'done'],
      ['req_2', 'failed'],
      ['req_3', 'pending'],
    ]);
    expect(rows[1]).not.toHaveProperty('seen');
  });
});

test.each([
  ['the same call', 'hash_1', 'hash_1', true],
  ['a call with another change or selection', 'hash_1', 'hash_2', false],
  ['a bulk action from before the hash was stored', undefined, 'hash_2', true],
])('%s: stored %j, sent %j: the same bulk action is %s', (_, bodyHash, sent, expected) => {
  expect(isSameBulkAction(bodyHash === undefined ? {} : { bodyHash }, sent)).toBe(expected);
});

test('a bulk action expires after a day', () => {
  expect(newBulkAction(ids, change, 1, now).expiresAt).toBe('2026-03-13T10:00:00.000Z');
});

test.each([
  [null, 0],
  ['2026-03-12T09:59:59.000Z', 0],
  [leaseUntil(now), 60_000],
])('a lease until %j leaves %i ms', (until, ms) => {
  expect(leaseRemainingMs({ leaseUntil: until }, now)).toBe(ms);
});

test('hasPending is false if every request has a result', () => {
  expect(hasPending([row('req_1', { outcome: 'done' }), failed('req_2')])).toBe(false);
  expect(hasPending([failed('req_2'), row('req_3')])).toBe(true);
});
