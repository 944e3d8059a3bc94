import type { Report } from '../report.ts';

export type RecentKey = 'invoiceEarnings' | 'witnessFees' | 'fileEarnings' | 'opened' | 'closed';

interface RecentFigure {
  readonly key: RecentKey;
  /** Last 24 hours, 7 days, 30 days and the selected period. */
  readonly values: readonly number[];
}

/** The figures that are compared over the last day, week, month and the selected period. */
export function recentFigures({ invoices, revenue, cases }: Report): RecentFigure[] {
  const row = (key: RecentKey, recent: Report['invoices']['earnings'], total: number): RecentFigure => ({
    key,
    values: [recent.last24h, recent.last7days, recent.last30days, total],
  });
  return [
    row('invoiceEarnings', invoices.earnings, invoices.totalEarnings),
    row('witnessFees', revenue.breakdown.witnessFees, revenue.witnessFeesTotal),
    row('fileEarnings', revenue.breakdown.files, revenue.filesTotal),
    row('opened', cases.opened, cases.opened.total),
    row('closed', cases.closed, cases.closed.total),
  ];
}
