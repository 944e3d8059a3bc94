import { describe, expect, test } from 'vitest';
import { counterChanges, countersOf, monthCountersOf } from './listCounters.ts';

describe('the counters of a month', () => {
  const pending = { status: 'pending', requestType: 7, submittedAt: '2026-03-10T08:00:00.000Z' };

  test('a row counts in total, by status, by status and type, and by day and status', () => {
    expect(monthCountersOf(pending)).toEqual({
      total: 1,
      's|pending': 1,
      'st|pending|7': 1,
      'd|10|pending': 1,
    });
  });

  test('a client’s list has no day counters', () => {
    expect(countersOf(pending)).toEqual({ total: 1, 's|pending': 1, 'st|pending|7': 1 });
  });

  test('new messages count in a client’s list and not in the month', () => {
    const unread = { ...pending, unreadByClient: 3 };
    expect(counterChanges(countersOf(pending), countersOf(unread))).toEqual({ 'msg|new': 1 });
    expect(counterChanges(countersOf(unread), countersOf(pending))).toEqual({ 'msg|new': -1 });
    expect(monthCountersOf(unread)).toEqual(monthCountersOf(pending));
  });

  test('unpaid invoices count in the month and not in a client’s list', () => {
    const waiting = { ...pending, pendingInvoices: 2, pendingCents: 1500 };
    expect(counterChanges(monthCountersOf(pending), monthCountersOf(waiting))).toEqual({
      'inv|pending': 2,
      'inv|pendingCents': 1500,
    });
    expect(counterChanges(monthCountersOf(waiting), monthCountersOf(pending))).toEqual({
      'inv|pending': -2,
      'inv|pendingCents': -1500,
    });
    expect(countersOf(waiting)).toEqual(countersOf(pending));
  });

  test('a change of status and invoice fits into one patch', () => {
    const after = { ...pending, status: 'on_hold', pendingInvoices: 1, pendingCents: 100 };
    const changes = counterChanges(monthCountersOf(pending), monthCountersOf(after));
    expect(Object.keys(changes).length).toBeLessThanOrEqual(10);
  });

  test('a new row adds all of its counters', () => {
    expect(counterChanges(null, monthCountersOf(pending))).toEqual(monthCountersOf(pending));
  });

  test('replacing a row with an equal row changes nothing', () => {
    expect(counterChanges(monthCountersOf(pending), monthCountersOf({ ...pending }))).toEqual({});
  });

  test('a changed status moves between counters and keeps the total', () => {
    expect(
      counterChanges(monthCountersOf(pending), monthCountersOf({ ...pending, status: 'on_hold' })),
    ).toEqual({
      's|pending': -1,
      'st|pending|7': -1,
      'd|10|pending': -1,
      's|on_hold': 1,
      'st|on_hold|7': 1,
      'd|10|on_hold': 1,
    });
  });

  test('sums equal a recount of the rows after any sequence of changes', () => {
    let state = 12345;
    const random = (below: number) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >> 8) % below;
    };
    const rows = new Map<number, typeof pending>();
    const sums: Record<string, number> = {};
    const add = (changes: Record<string, number>) => {
      for (const [key, value] of Object.entries(changes)) {
        sums[key] = (sums[key] ?? 0) + value;
        if (sums[key] === 0) delete sums[key];
      }
    };
    for (let step = 0; step < 3000; step++) {
      const id = random(60);
      const row = {
        status: ['pending', 'on_hold', 'completed'][random(3)]!,
        requestType: 1 + random(3),
        submittedAt: `2026-03-${10 + random(5)}T08:00:00.000Z`,
      };
      const before = rows.get(id);
      add(counterChanges(before ? monthCountersOf(before) : null, monthCountersOf(row)));
      rows.set(id, row);
    }
    const recount: Record<string, number> = {};
    for (const row of rows.values()) {
      for (const key of Object.keys(monthCountersOf(row))) recount[key] = (recount[key] ?? 0) + 1;
    }
    expect(sums).toEqual(recount);
    expect(sums['total']).toBe(60);
  });
});
