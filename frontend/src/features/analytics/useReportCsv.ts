import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { useTranslation } from 'react-i18next';
import type { Report } from './report.ts';
import { type AnalyticsSelection } from './rules/analyticsAddress.ts';
import { recentFigures } from './rules/recentFigures.ts';
import { totalRevenue } from './rules/totalRevenue.ts';
import { useDeadlineColumns } from './useDeadlineColumns.ts';
import { usePeriodLabel } from './usePeriodLabel.ts';
import { usePointColumns } from './usePointColumns.ts';
import { useRecentLabels } from './useRecentLabels.ts';

/**
 * Returns a function that writes the report as CSV rows: figures, recent figures, due dates by authority, and chart points. Amounts are in US
 * dollars.
 */
export function useReportCsv(): (report: Report, selection: AnalyticsSelection) => string[] {
  const { t } = useTranslation();
  const periodLabel = usePeriodLabel();
  const recentLabels = useRecentLabels();
  const { headers, cells } = usePointColumns();
  const deadlineColumns = useDeadlineColumns();
  return (report, selection) => {
    const { invoices, revenue, cases, metadata } = report;
    const period = periodLabel(selection);
    const rows: (string | number)[][] = [
      [t('Earnings & Invoice Analytics'), period],
      [],
      [t('Metric'), t('Value')],
      [t('Total revenue'), totalRevenue(report)],
      [t('Invoice earnings'), invoices.totalEarnings],
      [t('Refunds'), revenue.refundsTotal],
      [t('Refunds of invoices'), invoices.refundsTotal],
      [t('Refunds of files'), revenue.fileRefundsTotal],
      [t('Refunds of witness fees'), revenue.witnessFeeRefundsTotal],
      [t('Lost to disputes'), revenue.disputesLostTotal],
      [t('Witness fees'), revenue.witnessFeesTotal],
      [t('File charges'), revenue.filesTotal],
      [t('Invoices sent'), invoices.allInvoicesCount],
      [t('Paid to date'), invoices.totalPaidInvoices],
      [t('Payment rate'), invoices.allInvoicesCount === 0 ? '' : invoices.paymentRate],
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
      [...deadlineColumns.headers],
      ...report.deadlines.map(deadlineColumns.cells),
      [],
      [...headers],
      ...report.series.points.map(cells),
    ];
    return [BYTE_ORDER_MARK, ...rows.map(csvRow)];
  };
}

/** File name with the selected period or range and the day of the export. */
export function csvName(selection: AnalyticsSelection, today: string): string {
  const range = selection.kind === 'range' ? `${selection.from}-to-${selection.to}` : selection.period;
  return `analytics-${range}-${today}.csv`;
}
