import { expect, test } from 'vitest';
import { aFilter } from '../../testing/aFilter.ts';
import { type ListFilter, NO_FILTER as noFilter } from './listFilter.ts';

test.each<[query: Record<string, string>, expected: Partial<ListFilter>]>([
  [{}, {}],
  [{ status: '', requestType: '', search: '', submittedDateFrom: '' }, {}],
  [{ status: 'all', requestType: 'all', search: ' ' }, {}],
  [{ search: ' -- ' }, { words: [{ terms: [''], statuses: [], requestTypes: [] }] }],
  [{ status: 'on_hold' }, { status: 'on_hold' }],
  [{ status: 'no such status' }, { status: 'no such status' }],
  [{ requestType: '7' }, { requestType: 7 }],
  [{ submittedDateFrom: '2026-03-01' }, { submitted: { from: '2026-03-01', to: null } }],
  [{ dueDateTo: '2026-03-31' }, { due: { from: null, to: '2026-03-31' } }],
  [
    { subpoenaReceivedDateFrom: '2026-03-01', subpoenaReceivedDateTo: '2026-03-02' },
    { subpoenaReceived: { from: '2026-03-01', to: '2026-03-02' } },
  ],
  [{ search: 'Zo' }, { words: [{ terms: ['zo'], statuses: [], requestTypes: [] }] }],
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

const open = { from: null, to: null };

test.each<[query: Record<string, string>, expected: Partial<ListFilter>]>([
  [{ view: 'all' }, {}],
  [{ view: 'mine' }, { groups: ['assigned|usr_me'] }],
  [{ view: 'unassigned' }, { groups: ['unassigned'] }],
  [{ view: 'overdue' }, { groups: ['open'], due: { from: null, to: '2026-03-09' } }],
  [{ view: 'due_soon' }, { groups: ['open'], due: { from: '2026-03-10', to: '2026-03-13' } }],
  [{ view: 'needs_review' }, { groups: ['needs_review'] }],
  [{ view: 'messages' }, { groups: ['messages'] }],
  [{ view: 'waiting' }, { groups: ['waiting'] }],
  [{ view: 'no_answer' }, { groups: ['no_answer'] }],
  [{ view: 'undelivered' }, { groups: ['undelivered'] }],
  [{ view: 'on_hold' }, { groups: ['on_hold'] }],
  [{ view: 'unpaid' }, { groups: ['unpaid'] }],
  [{ view: 'unpaid', unpaid: 'true' }, { groups: ['unpaid'] }],
  [{ dueState: 'overdue' }, { groups: ['open'], due: { from: null, to: '2026-03-09' } }],
  [{ review: 'rejected' }, { groups: ['review|rejected'] }],
  [{ hasUpdate: 'true' }, { groups: ['has_update'] }],
  [{ facility: ' Lakeview HOSPITAL ' }, { groups: ['facility|lakeview hospital'] }],
  [{ dueState: '', review: '', unpaid: '', hasUpdate: '', facility: '' }, {}],
])('the staff query %j filters by %j', (query, expected) => {
  expect(aFilter(query, 'usr_me')).toEqual({ ...noFilter, due: open, ...expected });
});

test('a view and a range of due dates apply together', () => {
  const query = { view: 'overdue', dueDateFrom: '2026-03-01', dueDateTo: '2026-03-31' };
  expect(aFilter(query, 'usr_me').due).toEqual({ from: '2026-03-01', to: '2026-03-09' });
});

test('a client cannot filter by the views and groups of staff', () => {
  expect(aFilter({ view: 'unpaid', review: 'pending', facility: 'Lakeview' })).toEqual(noFilter);
});
