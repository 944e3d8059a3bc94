import { expect, it } from 'vitest';
import { type Counters, counterChanges, monthCountersOf } from '../requests/list/listCounters.ts';
import { countedStates } from './countedStates.ts';

const row = { status: 'pending', requestType: 7, submittedAt: '2026-03-10T08:00:00.000Z' };
const none = { pending: 0, under_review: 0, approved: 0, rejected: 0 };

it.each<[what: string, counters: Counters, states: ReturnType<typeof countedStates>]>([
  ['no rows', {}, none],
  ['a pending row', monthCountersOf({ ...row, review: 'pending' }), { ...none, pending: 1 }],
  ['a row that left the queue', monthCountersOf({ ...row, review: 'none' }), none],
  ['a row that is older than the queue', monthCountersOf(row), null],
  ['only a later queue entry', { 'rv|approved': 2 }, { ...none, approved: 2 }],
])('counters of a month with %s', (_what, counters, states) => {
  expect(countedStates(counters)).toEqual(states);
});

it('an old row is counted from its next change', () => {
  const changes = counterChanges(monthCountersOf(row), monthCountersOf({ ...row, review: 'under_review' }));
  expect(changes).toEqual({ 'rv|under_review': 1, rvr: 1 });
});
