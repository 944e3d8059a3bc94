import { expect, it } from 'vitest';
import { hasCounters, queueFilter } from './queueFilter.ts';

type Query = Parameters<typeof queueFilter>[0];

const now = new Date('2026-03-20T10:00:00.000Z');
const filterOf = (query: Partial<Query>) =>
  queueFilter({ state: 'open', ...query }, [], {
    staffId: 'usr_ann',
    now,
    today: now.toISOString().slice(0, 10),
  });

it.each<[query: Partial<Query>, states: string[]]>([
  [{}, ['pending', 'under_review']],
  [{ state: 'all' }, ['pending', 'under_review', 'approved', 'rejected']],
  [{ state: 'rejected' }, ['rejected']],
  [{ state: 'all', attention: 'high' }, ['pending', 'under_review']],
  [{ state: 'approved', attention: 'medium' }, []],
  [{ state: 'approved', attention: 'low' }, ['approved']],
])('%j shows the states %j', (query, states) => {
  expect(filterOf(query).states).toEqual(states);
});

it('resolves mine to the caller, and uses counters only without other filters', () => {
  expect(filterOf({ assignee: 'mine' }).assigneeId).toBe('usr_ann');
  expect(hasCounters(filterOf({ state: 'all' }))).toBe(true);
  for (const query of [
    { assignee: 'mine' },
    { attention: 'high' },
    { kind: 'new' },
    { search: 'Pat' },
  ] as const) {
    expect(hasCounters(filterOf(query))).toBe(false);
  }
});
