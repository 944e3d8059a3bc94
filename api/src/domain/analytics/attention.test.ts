import { attentionReasonOf, dayAfter } from '@portal/contract/requests/rules/attention.ts';
import { expect, test } from 'vitest';
import { type Counters, STATISTICS } from '../requests/list/listCounters.ts';
import {
  dueCounts,
  dueMonthId,
  monthOf,
  overviewCountersOf,
  pendingCounts,
  pendingDayId,
} from '../requests/list/overviewCounters.ts';
import {
  attentionCategories,
  attentionLimits,
  countCategories,
  countRecent,
  recentDays,
} from './attention.ts';

interface Request {
  readonly status: string;
  readonly submittedAt: string;
  readonly dueDate: string;
  readonly downloadRequested?: true;
}

const HOUR_MS = 3_600_000;

/** The counter documents of the requests. */
function documentsOf(requests: readonly Request[]): Map<string, Record<string, number>> {
  const documents = new Map<string, Record<string, number>>();
  for (const request of requests) {
    for (const [id, counters] of Object.entries(overviewCountersOf(request))) {
      const sums = documents.get(id) ?? {};
      for (const [key, value] of Object.entries(counters)) sums[key] = (sums[key] ?? 0) + value;
      documents.set(id, sums);
    }
  }
  return documents;
}

/** How many requests need attention according to the counters, and the rows of one hour. */
function counted(requests: readonly Request[], now: Date): number {
  const limits = attentionLimits(now, dayAfter(now, 0));
  const documents = documentsOf(requests);
  const read = (id: string): Counters => documents.get(id) ?? {};
  const counts = countCategories(
    dueCounts(read(STATISTICS)),
    dueCounts(read(dueMonthId(monthOf(limits.soon)))),
    limits,
  );
  const { recent, inLastHour } = countRecent(
    recentDays(now).map((day) => ({ day, counts: pendingCounts(read(pendingDayId(day))) })),
    limits,
  );
  const ofLastHour = requests.filter(
    ({ status, submittedAt, dueDate, downloadRequested }) =>
      status === 'pending' &&
      !downloadRequested &&
      dueDate > limits.soon &&
      submittedAt.slice(0, 13) === limits.waitingSince.slice(0, 13),
  );
  expect(inLastHour).toBe(ofLastHour.length);
  const notWaiting = ofLastHour.filter(({ submittedAt }) => submittedAt >= limits.waitingSince).length;
  return attentionCategories.reduce((total, category) => total + counts[category], 0) - recent - notWaiting;
}

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

const statuses = ['pending', 'processing', 'on_hold', 'update_requested', 'completed', 'cancelled', 'custom'];

test.each([
  '2026-03-31T23:59:59.999Z',
  '2026-04-01T00:00:00.000Z',
  '2026-02-26T12:30:15.250Z',
  '2026-12-30T08:00:00.000Z',
  '2028-02-29T17:45:00.001Z',
])('at %s the counters give the number of requests that need attention by the rule', (instant) => {
  const now = new Date(instant);
  const next = random(now.getTime() % 100_000);
  const requests = Array.from({ length: 3000 }, (): Request => {
    // Half of them are recent, and some were submitted just before or after the limit.
    const age = [
      next(80 * 24) * HOUR_MS,
      next(100) * HOUR_MS + next(HOUR_MS),
      72 * HOUR_MS + next(5) - 2,
      72 * HOUR_MS + next(2 * HOUR_MS) - HOUR_MS,
    ][next(4)]!;
    return {
      status: statuses[next(statuses.length)]!,
      submittedAt: new Date(now.getTime() - age).toISOString(),
      dueDate: dayAfter(now, next(60) - 20),
      ...(next(10) === 0 && { downloadRequested: true as const }),
    };
  });
  const expected = requests.filter(
    (request) => attentionReasonOf(request, now, dayAfter(now, 0)) !== null,
  ).length;
  expect(expected).toBeGreaterThan(1000);
  expect(counted(requests, now)).toBe(expected);
});

test('a request without a due date is overdue', () => {
  const now = new Date('2026-03-10T08:00:00.000Z');
  const request = { status: 'processing', submittedAt: '2026-03-10T07:00:00.000Z', dueDate: '' };
  expect(attentionReasonOf(request, now, dayAfter(now, 0))).toBe('overdue');
  expect(counted([request], now)).toBe(1);
});

test.each([
  ['a millisecond less than three days', '2026-03-07T08:00:00.001Z', 0],
  ['three days', '2026-03-07T08:00:00.000Z', 0],
  ['a millisecond more than three days', '2026-03-07T07:59:59.999Z', 1],
])('a request that is pending for %s', (_, submittedAt, expected) => {
  const now = new Date('2026-03-10T08:00:00.000Z');
  expect(counted([{ status: 'pending', submittedAt, dueDate: '2026-04-30' }], now)).toBe(expected);
});
