import { expect, it } from 'vitest';
import { type Counters, counterChanges, monthCountersOf } from '../requests/list/listCounters.ts';
import { countedStates } from './countedStates.ts';

const row = { status: 'pending', requestType: 7, submittedAt: '2026-03-10T08:00:00.000Z' };
const none = { pending: 0, under_review: 0, approved: 0, rejected: 0 };

it.each<[what: string, counters: Counters, states: ReturnType<typeof countedStates>]>([
  ['no rows', {}, none],
  ['a row that waits', monthCountersOf({ ...row, review: 'pending' }), { ...none, pending: 1 }],
  ['a row that is in the queue no more', monthCountersOf({ ...row, review: 'none' }), none],
  ['a row from before there was a queue', monthCountersOf(row), null],
  ['a later place alone', { 'rv|approved': 2 }, { ...none, approved: 2 }],
])('counters of a month with %s', (_what, counters, states) => {
  expect(countedStates(counters)).toEqual(states);
});

it('a row from before is counted as what it says from its next change on', () => {
  const changes = counterChanges(monthCountersOf(row), monthCountersOf({ ...row, review: 'under_review' }));
  expect(changes).toEqual({ 'rv|under_review': 1, rvr: 1 });
});
