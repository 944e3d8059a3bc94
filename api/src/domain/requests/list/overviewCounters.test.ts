import { expect, test } from 'vitest';
import { documentChanges } from './listCounters.ts';
import { overviewCountersOf } from './overviewCounters.ts';

const pending = { status: 'pending', submittedAt: '2026-03-10T08:15:00.000Z', dueDate: '2026-04-02' };

test('a pending request counts by due month, by due date, and by the hour of its submission', () => {
  expect(overviewCountersOf(pending)).toEqual({
    stats: { total: 1, 's|pending': 1, 'pending|2026-04': 1 },
    'due|2026-04': { 'pending|2026-04-02': 1 },
    'pending|2026-03-10': { '08|2026-04-02': 1 },
  });
});

test.each([
  ['update_requested', 'update_requested'],
  ['on_hold', 'on_hold'],
  ['processing', 'other'],
  ['a-status-of-the-office', 'other'],
])('a request with the status %s counts as %s, without the hour of its submission', (status, group) => {
  expect(overviewCountersOf({ ...pending, status })).toEqual({
    stats: { total: 1, [`s|${status}`]: 1, [`${group}|2026-04`]: 1 },
    'due|2026-04': { [`${group}|2026-04-02`]: 1 },
  });
});

test.each(['completed', 'cancelled'])(
  'a request with the status %s counts as closed by due month and due date',
  (status) => {
    expect(overviewCountersOf({ ...pending, status })).toEqual({
      stats: { total: 1, [`s|${status}`]: 1, 'closed|2026-04': 1 },
      'due|2026-04': { 'closed|2026-04-02': 1 },
    });
  },
);

test.each(['pending', 'on_hold'])('a %s request for another download counts as such', (status) => {
  expect(overviewCountersOf({ ...pending, status, downloadRequested: true })).toEqual({
    stats: { total: 1, [`s|${status}`]: 1, 'download_requested|2026-04': 1 },
    'due|2026-04': { 'download_requested|2026-04-02': 1 },
  });
});

test('a closed request counts while its client waits for another download', () => {
  expect(overviewCountersOf({ ...pending, status: 'completed', downloadRequested: true })).toEqual({
    stats: { total: 1, 's|completed': 1, 'closed|2026-04': 1, 'download_requested|closed': 1 },
    'due|2026-04': { 'closed|2026-04-02': 1 },
  });
});

test('a status of the office that is named like a group counts as open', () => {
  expect(overviewCountersOf({ ...pending, status: 'closed' })['stats']).toMatchObject({ 'other|2026-04': 1 });
});

test('each group counts, except facilities and the states of reviews', () => {
  const groups = ['open', 'assigned|usr_1', 'review|pending', 'facility|lakeview hospital', 'unpaid'];
  expect(overviewCountersOf({ ...pending, groups })['stats']).toEqual({
    total: 1,
    's|pending': 1,
    'pending|2026-04': 1,
    'g|open': 1,
    'g|assigned|usr_1': 1,
    'g|unpaid': 1,
  });
});

test('a due date in another month moves between the documents of the months', () => {
  const later = { ...pending, status: 'on_hold', dueDate: '2026-05-01' };
  expect(
    documentChanges(overviewCountersOf({ ...pending, status: 'on_hold' }), overviewCountersOf(later)),
  ).toEqual({
    stats: { 'on_hold|2026-04': -1, 'on_hold|2026-05': 1 },
    'due|2026-04': { 'on_hold|2026-04-02': -1 },
    'due|2026-05': { 'on_hold|2026-05-01': 1 },
  });
});

test('an unchanged request changes no counter', () => {
  expect(documentChanges(overviewCountersOf(pending), overviewCountersOf({ ...pending }))).toEqual({});
});
