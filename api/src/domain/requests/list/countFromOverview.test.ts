import { expect, test } from 'vitest';
import { aFilter } from '../../testing/aFilter.ts';
import { countFromOverview } from './countFromOverview.ts';
import type { Counters } from './listCounters.ts';

const documents: Record<string, Counters> = {
  stats: {
    total: 40,
    's|pending': 3,
    'g|open': 30,
    'g|unassigned': 12,
    'g|assigned|usr_me': 7,
    'g|unpaid': 5,
    'pending|2026-02': 4,
    'closed|2026-02': 2,
    'other|2026-03': 9,
    'closed|2026-03': 1,
    'on_hold|2026-04': 6,
    'closed|2026-05': 8,
    'download_requested|closed': 2,
  },
  'due|2026-02': { 'pending|2026-02-03': 4, 'closed|2026-02-10': 2 },
  'due|2026-03': {
    'other|2026-03-09': 2,
    'closed|2026-03-09': 1,
    'other|2026-03-10': 3,
    'other|2026-03-20': 4,
  },
  'due|2026-04': { 'on_hold|2026-04-02': 5, 'on_hold|2026-04-30': 1 },
};
const read = async (id = 'stats') => documents[id] ?? {};

test.each<[query: Record<string, string>, count: number | null]>([
  [{}, 40],
  [{ view: 'mine' }, 7],
  [{ view: 'unassigned' }, 12],
  [{ view: 'unpaid' }, 5],
  [{ view: 'waiting' }, 0],
  // Four in February and two on March 9.
  [{ view: 'overdue' }, 6],
  [{ view: 'due_soon' }, 3],
  [{ dueDateFrom: '2026-03-10' }, 21],
  [{ dueDateFrom: '2026-02-01', dueDateTo: '2026-04-02' }, 21],
  [{ dueDateFrom: '2026-03-10', dueDateTo: '2026-04-02' }, 12],
  [{ dueDateFrom: '2026-03-20', dueDateTo: '2026-03-10' }, 0],
  [{ view: 'unpaid', dueDateFrom: '2026-03-10' }, null],
  [{ view: 'unpaid', assignee: 'mine' }, null],
  [{ view: 'unpaid', search: 'Lee' }, null],
  [{ view: 'overdue', status: 'pending' }, null],
  [{ review: 'pending' }, null],
  [{ facility: 'Lakeview' }, null],
  [{ view: 'mine', hasUpdate: 'true' }, null],
])('the filter %j has the count %j', async (query, count) => {
  expect(await countFromOverview(aFilter(query, 'usr_me'), read)).toBe(count);
});
