import type { AnalyticsPoint } from '@portal/contract/analytics/endpoints/analytics.ts';
import type { Report } from '../report.ts';

/** A chart point with zeros by default. */
export function aPoint(at: string, overrides: Partial<AnalyticsPoint> = {}): AnalyticsPoint {
  return {
    at,
    invoiceEarnings: 0,
    refunds: 0,
    disputesLost: 0,
    fileEarnings: 0,
    witnessFees: 0,
    opened: 0,
    closed: 0,
    invoicesSent: 0,
    invoicesPaid: 0,
    ...overrides,
  };
}

const points = [
  aPoint('2026-11-19', {
    invoiceEarnings: 1200.5,
    witnessFees: 45,
    opened: 3,
    invoicesSent: 4,
    invoicesPaid: 3,
  }),
  aPoint('2026-11-20'),
  aPoint('2026-11-21', { invoiceEarnings: -200.25, refunds: 225.75, fileEarnings: 25, closed: 2 }),
];

/** The report of a portal in use. */
export function someReport(overrides: Partial<Report> = {}): Report {
  return {
    invoices: {
      totalEarnings: 1000.25,
      earnings: { last24h: -200.25, last7days: 1000.25, last30days: 1000.25 },
      refundsTotal: 200.25,
      pendingInvoicesAmount: 350.5,
      pendingInvoicesCount: 2,
      averageInvoiceValue: 412.75,
      totalPaidInvoices: 3,
      allInvoicesCount: 4,
      paymentRate: 75,
    },
    revenue: {
      witnessFeesTotal: 45,
      filesTotal: 25,
      refundsTotal: 225.75,
      witnessFeeRefundsTotal: 15,
      fileRefundsTotal: 10.5,
      disputesLostTotal: 0,
      breakdown: {
        witnessFees: { last24h: 0, last7days: 45, last30days: 45 },
        files: { last24h: 25, last7days: 25, last30days: 25 },
      },
    },
    cases: {
      opened: { last24h: 0, last7days: 3, last30days: 3, total: 3 },
      closed: { last24h: 2, last7days: 2, last30days: 2, total: 2 },
    },
    deadlines: [
      { authority: 'none', completed: 1, onTime: 1, late: 0, averageDays: 3.5 },
      { authority: 'subpoena', completed: 3, onTime: 2, late: 1, averageDays: 12 },
    ],
    metadata: {
      dateRange: { startDate: null, endDate: null, hasCustomRange: false },
      period: 'all',
      totalActiveRequests: 42,
      averageRevenuePerCase: 356.75,
    },
    series: { unit: 'day', points },
    ...overrides,
  };
}

/** The report of a portal without requests. */
export function emptyReport(): Report {
  const none = { last24h: 0, last7days: 0, last30days: 0 };
  return someReport({
    invoices: {
      totalEarnings: 0,
      earnings: none,
      refundsTotal: 0,
      pendingInvoicesAmount: 0,
      pendingInvoicesCount: 0,
      averageInvoiceValue: 0,
      totalPaidInvoices: 0,
      allInvoicesCount: 0,
      paymentRate: 0,
    },
    revenue: {
      witnessFeesTotal: 0,
      filesTotal: 0,
      refundsTotal: 0,
      witnessFeeRefundsTotal: 0,
      fileRefundsTotal: 0,
      disputesLostTotal: 0,
      breakdown: { witnessFees: none, files: none },
    },
    cases: { opened: { ...none, total: 0 }, closed: { ...none, total: 0 } },
    deadlines: [],
    metadata: {
      dateRange: { startDate: null, endDate: null, hasCustomRange: false },
      period: 'all',
      totalActiveRequests: 0,
      averageRevenuePerCase: 0,
    },
    series: { unit: 'day', points: [aPoint('2026-11-21')] },
  });
}
