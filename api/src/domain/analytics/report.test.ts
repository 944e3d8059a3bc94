import { describe, expect, test } from 'vitest';
import { type AnalyticsFact, type CountedAuthority, factKinds } from './fact.ts';
import { incrementsOf } from './factTallies.ts';
import { reportOf } from './report.ts';
import { type RequestedSpan, spanOf } from './span.ts';
import { tallyOf } from './tally.ts';

const now = new Date('2026-03-15T10:20:00.000Z');
const current = { open: 4, pendingInvoices: 2, pendingCents: 12_350 };

/** The report of a portal with these facts, counted by hour, day and month. */
function report(requested: RequestedSpan, facts: readonly Omit<AnalyticsFact, 'requestId'>[]) {
  const stores = new Map<string, Record<string, number>>();
  for (const fact of facts.map((one) => ({ ...one, requestId: 'req_1' }))) {
    for (const [store, slot] of [
      [fact.at.slice(0, 7), fact.at.slice(8, 10)],
      [fact.at.slice(0, 10), fact.at.slice(11, 13)],
    ] as const) {
      const counters = stores.get(store) ?? {};
      for (const [key, value] of incrementsOf(fact, slot)) counters[key] = (counters[key] ?? 0) + value;
      stores.set(store, counters);
    }
  }
  const tallyForSlot = (slot: string) =>
    slot.length === 10
      ? tallyOf(stores.get(slot.slice(0, 7)) ?? {}, slot.slice(8))
      : tallyOf(stores.get(slot.slice(0, 10)) ?? {}, slot.slice(11));
  return reportOf({ requested, span: spanOf(requested, '2024-01', now), tallyForSlot, current }, now);
}

const money = (kind: AnalyticsFact['kind'], at: string, amountCents: number) => ({ kind, at, amountCents });
const all: RequestedSpan = { kind: 'period', period: 'all' };

describe('reportOf', () => {
  test('returns zeros without facts', () => {
    const { invoices, revenue, cases, metadata } = report(all, []);
    expect(invoices).toMatchObject({ totalEarnings: 0, averageInvoiceValue: 0, paymentRate: 0 });
    expect(revenue.witnessFeesTotal).toBe(0);
    expect(cases.opened).toEqual({ last24h: 0, last7days: 0, last30days: 0, total: 0 });
    expect(metadata.averageRevenuePerCase).toBe(0);
  });

  test('counts payments when they were paid and subtracts refunds when they were made', () => {
    const facts = [
      money('invoice-paid', '2026-03-14T10:59:00.000Z', 10_010),
      money('invoice-paid', '2026-03-14T11:00:00.000Z', 20_020),
      money('invoice-paid', '2026-03-09T00:00:00.000Z', 40_040),
      money('invoice-paid', '2026-03-08T23:59:59.999Z', 80_080),
      money('invoice-paid', '2026-02-14T00:00:00.000Z', 100),
      money('invoice-paid', '2026-02-13T23:59:59.999Z', 1),
      money('invoice-refunded', '2026-03-15T10:00:00.000Z', 30_000),
      money('invoice-refunded', '2026-03-15T10:00:00.000Z', 7),
      money('invoice-refund-failed', '2026-03-15T10:00:00.000Z', 7),
    ];
    expect(report(all, facts).invoices).toMatchObject({
      totalEarnings: 1202.51,
      refundsTotal: 300,
      earnings: { last24h: -99.8, last7days: 400.7, last30days: 1202.5 },
    });
  });

  test.each([
    ['fee', 'witnessFees', 'witnessFeesTotal', 'witnessFeeRefundsTotal'],
    ['file', 'fileEarnings', 'filesTotal', 'fileRefundsTotal'],
    ['invoice', 'invoiceEarnings', null, null],
  ] as const)('counts refunds of each %s, minus those that failed', (kind, series, total, refundsTotal) => {
    const day = '2026-03-14';
    const {
      invoices,
      revenue,
      series: shown,
      metadata,
    } = report(all, [
      money('opened', `${day}T09:00:00.000Z`, 0),
      money(`${kind}-paid`, `${day}T09:00:00.000Z`, 5000),
      money(`${kind}-refunded`, `${day}T10:00:00.000Z`, 1234),
      money(`${kind}-refunded`, `${day}T10:00:00.000Z`, 300),
      money(`${kind}-refund-failed`, `${day}T10:00:00.000Z`, 300),
      money(`${kind}-lost`, `${day}T11:00:00.000Z`, 1000),
    ]);
    expect(revenue).toMatchObject({ refundsTotal: 12.34, disputesLostTotal: 10 });
    expect(total ? revenue[total] : invoices.totalEarnings).toBe(27.66);
    expect(refundsTotal ? revenue[refundsTotal] : invoices.refundsTotal).toBe(12.34);
    const each = [invoices.refundsTotal, revenue.witnessFeeRefundsTotal, revenue.fileRefundsTotal];
    expect(each.reduce((sum, dollars) => sum + dollars, 0)).toBe(12.34);
    expect(shown.points.at(-1)).toMatchObject({ refunds: 12.34, [series]: 27.66, disputesLost: 10 });
    expect(metadata.averageRevenuePerCase).toBe(27.66);
  });

  test('compares completed requests with their due dates, by authority', () => {
    const completed = (at: string, days: number, authority: CountedAuthority, isLate: boolean) => ({
      ...money('closed', at, 0),
      minutes: days * 1440,
      due: { dueDate: '2026-03-10', authority, isLate },
    });
    const facts = [
      completed('2026-03-02T00:00:00.000Z', 4, 'subpoena', false),
      completed('2026-03-03T23:59:59.999Z', 9, 'subpoena', true),
      completed('2026-03-03T12:00:00.000Z', 2.26, 'none', false),
      // Outside of the range.
      completed('2026-03-04T00:00:00.000Z', 30, 'other', true),
      // Recorded before due dates were.
      { ...money('closed', '2026-03-03T00:00:00.000Z', 0), minutes: 1440 },
    ];
    const { deadlines, cases } = report(
      { kind: 'range', startDate: '2026-03-02', endDate: '2026-03-03' },
      facts,
    );
    expect(deadlines).toEqual([
      { authority: 'none', completed: 1, onTime: 1, late: 0, averageDays: 2.3 },
      { authority: 'subpoena', completed: 2, onTime: 1, late: 1, averageDays: 6.5 },
    ]);
    expect(cases.closed.total).toBe(4);
    expect(report(all, []).deadlines).toEqual([]);
  });

  test.each([
    [0, 0, 0],
    [0, 3, 0],
    [1, 3, 33],
    [2, 3, 67],
    [1, 200, 1],
    [1, 201, 0],
    [199, 200, 100],
    [3, 3, 100],
  ])('%i paid of %i sent is a rate of %i%%', (paid, sent, rate) => {
    const at = '2026-03-10T00:00:00.000Z';
    const { invoices } = report(all, [
      ...Array.from({ length: sent }, () => money('invoice-sent', at, 1001)),
      ...Array.from({ length: paid }, () => money('invoice-sent-paid', at, 1001)),
    ]);
    expect(invoices).toMatchObject({ allInvoicesCount: sent, totalPaidInvoices: paid, paymentRate: rate });
    expect(invoices.averageInvoiceValue).toBe(sent ? 10.01 : 0);
  });

  test('includes the first and last day of a range', () => {
    const facts = [
      '2026-03-01T23:59:59.999Z',
      '2026-03-02T00:00:00.000Z',
      '2026-03-03T23:59:59.999Z',
      '2026-03-04T00:00:00.000Z',
    ].map((at) => money('opened', at, 0));
    const { cases, metadata, series } = report(
      { kind: 'range', startDate: '2026-03-02', endDate: '2026-03-03' },
      facts,
    );
    expect(cases.opened.total).toBe(2);
    expect(cases.opened.last30days).toBe(4);
    expect(metadata.dateRange).toEqual({
      startDate: '2026-03-02',
      endDate: '2026-03-03',
      hasCustomRange: true,
    });
    expect(series).toMatchObject({ unit: 'day', points: [{ at: '2026-03-02' }, { at: '2026-03-03' }] });
  });

  test('averages all revenue over the opened cases, to the nearest cent', () => {
    const at = '2026-03-10T00:00:00.000Z';
    const { metadata } = report(all, [
      money('opened', at, 0),
      money('opened', at, 0),
      money('opened', at, 0),
      money('fee-paid', at, 1500),
      money('file-paid', at, 2500),
      money('invoice-paid', at, 5000),
      money('invoice-refunded', at, 1000),
    ]);
    expect(metadata).toMatchObject({ averageRevenuePerCase: 26.67, totalActiveRequests: 4, period: 'all' });
  });

  test('returns the current figures for any range', () => {
    const { invoices } = report({ kind: 'range', startDate: '2024-01-01', endDate: '2024-01-02' }, []);
    expect(invoices).toMatchObject({ pendingInvoicesCount: 2, pendingInvoicesAmount: 123.5 });
  });

  test('returns points that add up to the totals', () => {
    const facts = factKinds.flatMap((kind, index) =>
      ['2025-01-31', '2025-02-01', '2026-03-15'].map((day) =>
        money(kind, `${day}T09:00:00.000Z`, 100 * index),
      ),
    );
    const { series, cases, revenue } = report(all, facts);
    expect(series.unit).toBe('month');
    const sum = (field: 'opened' | 'witnessFees') =>
      series.points.reduce((total, point) => total + point[field], 0);
    expect(sum('opened')).toBe(cases.opened.total);
    expect(sum('witnessFees')).toBe(revenue.witnessFeesTotal);
  });
});
