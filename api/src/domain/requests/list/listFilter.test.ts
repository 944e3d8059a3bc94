import { expect, test } from 'vitest';
import { aFilter } from '../../testing/aFilter.ts';
import type { ListFilter } from './listFilter.ts';

const open = { from: null, to: null };
const noFilter: ListFilter = {
  status: null,
  requestType: null,
  words: [],
  submitted: open,
  due: open,
  subpoenaReceived: open,
  assignee: null,
};

test.each<[query: Record<string, string>, expected: Partial<ListFilter>]>([
  [{}, {}],
  [{ status: '', requestType: '', search: '', submittedDateFrom: '' }, {}],
  [{ status: 'all', requestType: 'all', search: ' -- ' }, {}],
  [{ status: 'on_hold' }, { status: 'on_hold' }],
  [{ status: 'no such status' }, { status: 'no such status' }],
  [{ requestType: '7' }, { requestType: 7 }],
  [{ submittedDateFrom: '2026-03-01' }, { submitted: { from: '2026-03-01', to: null } }],
  [{ dueDateTo: '2026-03-31' }, { due: { from: null, to: '2026-03-31' } }],
  [
    { subpoenaReceivedDateFrom: '2026-03-01', subpoenaReceivedDateTo: '2026-03-02' },
    { subpoenaReceived: { from: '2026-03-01', to: '2026-03-02' } },
  ],
  [{ search: 'Zo' }, { words: [{ term: 'zo', statuses: [], requestTypes: [] }] }],
])('%j filters by %j', (query, expected) => {
  expect(aFilter(query)).toEqual({ ...noFilter, ...expected });
});

test.each<[query: string, staffId: string | null, assignee: string | null]>([
  ['', 'usr_me', null],
  ['all', 'usr_me', null],
  ['mine', 'usr_me', 'usr_me'],
  ['unassigned', 'usr_me', 'unassigned'],
  ['usr_other', 'usr_me', 'usr_other'],
  ['mine', null, null],
  ['unassigned', null, null],
  ['usr_other', null, null],
])('the assignee %j in a query of %j filters by %j', (query, staffId, assignee) => {
  expect(aFilter({ assignee: query }, staffId)).toEqual({ ...noFilter, assignee });
});
