import { expect, test } from 'vitest';
import { aFilter } from '../testing/aFilter.ts';
import type { ListFilter } from './listFilter.ts';

const open = { from: null, to: null };
const everything: ListFilter = {
  status: null,
  requestType: null,
  words: [],
  submitted: open,
  due: open,
  subpoenaReceived: open,
};

test.each<[query: Record<string, string>, narrowed: Partial<ListFilter>]>([
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
])('%j narrows by %j', (query, narrowed) => {
  expect(aFilter(query)).toEqual({ ...everything, ...narrowed });
});
