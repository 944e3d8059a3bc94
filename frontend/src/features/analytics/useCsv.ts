import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { useTranslation } from 'react-i18next';
import type { Report } from './report.ts';
import { type AnalyticsSelection } from './rules/analyticsAddress.ts';
import { recentFigures } from './rules/recentFigures.ts';
import { totalRevenue } from './rules/totalRevenue.ts';
import { usePeriodLabels } from './usePeriodLabels.ts';
import { usePointColumns } from './usePointColumns.ts';
import { useRecentLabels } from './useRecentLabels.ts';

/** Writes what the page shows as a file: the figures, those of the last day, week and month, and the points of the charts. Amounts are US dollars. */
export function useCsv(): (report: Report, asked: AnalyticsSelection) => string[] {
  const { t } = useTranslation();
  const periodLabels = usePeriodLabels();
  const recentLabels = useRecentLabels();
  const { heads, cells } = usePointColumns();
  return (report, asked) => {
    const { invoices, revenue, cases, metadata } = report;
    const period = periodLabels(asked);
    const rows: (string | number)[][] = [
      [t('Earnings & Invoice Analytics'), period],
      [],
      [t('Metric'), t('Value')],
      [t('Total revenue'), totalRevenue(report)],
      [t('Invoice earnings'), invoices.totalEarnings],
      [t('Refunds'), invoices.refundsTotal],
      [t('Lost to disputes'), revenue.disputesLostTotal],
      [t('Witness fees'), revenue.witnessFeesTotal],
      [t('File charges'), revenue.filesTotal],
      [t('Invoices sent'), invoices.allInvoicesCount],
      [t('Paid to date'), invoices.totalPaidInvoices],
      [t('Payment rate'), invoices.paymentRate],
      [t('Average invoice value'), invoices.averageInvoiceValue],
      [t('Pending invoices'), invoices.pendingInvoicesCount],
      [t('Pending amount'), invoices.pendingInvoicesAmount],
      [t('Cases opened'), cases.opened.total],
      [t('Cases closed'), cases.closed.total],
      [t('Active requests'), metadata.totalActiveRequests],
      [t('Average revenue per case'), metadata.averageRevenuePerCase],
      [],
      [t('Metric'), t('Last 24 hours'), t('Last 7 days'), t('Last 30 days'), period],
      ...recentFigures(report).map(({ key, values }) => [recentLabels[key], ...values]),
      [],
      [...heads],
      ...report.series.points.map(cells),
    ];
    return [BYTE_ORDER_MARK, ...rows.map(csvRow)];
  };
}

/** The name of the file: what it is of, and the day on which it was saved. */
export function csvName(asked: AnalyticsSelection, today: string): string {
  const of = asked.kind === 'range' ? `${asked.from}-to-${asked.to}` : asked.period;
  return `analytics-${of}-${today}.csv`;
}
