import { expect, test } from 'vitest';
import { aFilter } from '../../testing/aFilter.ts';
import { filterDetails } from './filterDetails.ts';

test('filterDetails records the filters of a list without its search words', () => {
  const query = {
    status: 'on_hold',
    requestType: '7',
    search: 'Maria Santos',
    dueDateFrom: '2026-03-01',
    submittedDateFrom: '2026-02-01',
    submittedDateTo: '2026-02-28',
    assignee: 'mine',
  };
  const details = filterDetails(aFilter(query, 'usr_me'));
  expect(details).toEqual({
    status: 'on_hold',
    requestType: 7,
    assignee: 'usr_me',
    groups: null,
    hasSearchableWords: true,
    submitted: '2026-02-01..2026-02-28',
    due: '2026-03-01..',
    subpoenaReceived: null,
  });
  expect(JSON.stringify(details)).not.toMatch(/maria|santos/i);
});
