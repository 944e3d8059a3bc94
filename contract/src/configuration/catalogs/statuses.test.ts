import { describe, expect, test } from 'vitest';
import {
  builtInStatuses,
  closedStatuses,
  consoleStatuses,
  statusColors,
  statusDefinitionOf,
} from './statuses.ts';

test('a new portal has the eight specified statuses, in order', () => {
  expect(builtInStatuses.map(({ key, label, color, order }) => [order, key, label, color])).toEqual([
    [1, 'pending', 'Pending', 'yellow'],
    [2, 'processing', 'Processing', 'blue'],
    [3, 'under_review', 'Under Review', 'purple'],
    [4, 'attorney_to_review', 'Attorney to review', 'purple'],
    [5, 'update_requested', 'Update Requested', 'orange'],
    [6, 'completed', 'Completed', 'green'],
    [7, 'on_hold', 'On Hold', 'orange'],
    [8, 'cancelled', 'Cancelled', 'red'],
  ]);
});

test('a status has one of seven colors', () => {
  expect(statusColors).toEqual(['blue', 'green', 'yellow', 'red', 'purple', 'orange', 'gray']);
  expect(builtInStatuses.filter(({ color }) => !statusColors.some((known) => known === color))).toEqual([]);
});

test('the console falls back to the seven statuses of its specification, in order', () => {
  expect(consoleStatuses.map(({ key, label, color, order }) => [order, key, label, color])).toEqual([
    [1, 'pending', 'Pending', 'yellow'],
    [2, 'processing', 'Processing', 'blue'],
    [3, 'under_review', 'Under Review', 'purple'],
    [4, 'attorney_to_review', 'Attorney to review', 'purple'],
    [5, 'completed', 'Completed', 'green'],
    [6, 'on_hold', 'On Hold', 'orange'],
    [7, 'cancelled', 'Cancelled', 'red'],
  ]);
});

test('completed and cancelled requests are closed', () => {
  expect(closedStatuses).toEqual(['completed', 'cancelled']);
});

describe('statusDefinitionOf', () => {
  test('finds a configured status by its key', () => {
    const configured = [{ key: 'pending', label: 'Waiting', color: 'green', order: 3 }];
    expect(statusDefinitionOf('pending', configured)).toEqual(configured[0]);
  });

  test('finds a built-in status that is not in the list', () => {
    expect(statusDefinitionOf('update_requested', consoleStatuses)).toMatchObject({
      label: 'Update Requested',
      color: 'orange',
    });
  });

  test.each(['pink', '', 'Blue', 'url(x)'])('replaces the unknown color "%s" by gray', (color) => {
    expect(statusDefinitionOf('k', [{ key: 'k', label: 'K', color, order: 1 }])).toEqual({
      key: 'k',
      label: 'K',
      color: 'gray',
      order: 1,
    });
  });

  test.each([
    ['awaiting_records', 'Awaiting Records'],
    ['AWAITING-RECORDS', 'Awaiting Records'],
    ['awaiting  records', 'Awaiting Records'],
    ['_new_', 'New'],
    ['x', 'X'],
    ['PENDING', 'Pending'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('labels the unknown key "%s" as "%s", in gray, after all others', (key, label) => {
    const shown = statusDefinitionOf(key, builtInStatuses);
    expect(shown).toMatchObject({ key, label, color: 'gray' });
    expect(shown.order).toBeGreaterThan(Math.max(...builtInStatuses.map(({ order }) => order)));
  });
});
