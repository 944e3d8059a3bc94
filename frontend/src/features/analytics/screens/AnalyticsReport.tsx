import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import { BYTE_ORDER_MARK, csvRow } from '@portal/contract/fields/csvRow.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { bodyText, column } from '../../../components/layout/shapes.ts';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { call } from '../../../lib/api.ts';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton.tsx';
import { PeriodBar } from '../components/PeriodBar.tsx';
import { ReportView } from '../components/ReportView.tsx';
import type { Report } from '../report.ts';
import {
  type AnalyticsSelection,
  readAnalyticsSelection,
  searchParamsOf,
} from '../rules/analyticsAddress.ts';
import { recentFigures } from '../rules/recentFigures.ts';
import { totalRevenue } from '../rules/totalRevenue.ts';
import { useDeadlineColumns } from '../useDeadlineColumns.ts';
import { usePeriodLabel } from '../usePeriodLabel.ts';
import { usePointColumns } from '../usePointColumns.ts';
import { useRecentLabels } from '../useRecentLabels.ts';

const useStyles = makeStyles({
  page: { ...column('24px') },
  report: { ...column('24px'), transition: 'opacity 100ms' },
  outdated: { opacity: 0.6 },
  subtitle: { ...bodyText, margin: '-20px 0 0', color: tokens.colorNeutralForeground2 },
});

/** The figures of the period or range in the address. */
export function AnalyticsReport() {
  const { t } = useTranslation();
  const styles = useStyles();
  const [params, setParams] = useSearchParams();
  const selection = readAnalyticsSelection(params);
  const period = usePeriodLabel()(selection);
  const reportCsv = useReportCsv();
  const query = useQuery(analyticsQuery(selection));
  const { data, error, isPlaceholderData } = query;
  return (
    <div className={styles.page}>
      <div>
        <PageHeader
          title={t('Earnings & Invoice Analytics')}
          breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
          actions={
            <>
              <LinkButton to="/analytics/reports">{t('Reports')}</LinkButton>
              <Button
                icon={<ArrowDownloadRegular />}
                disabledFocusable={!data || isPlaceholderData}
                onClick={() =>
                  data &&
                  saveCsv(reportCsv(data, selection), csvName(selection, dayInDisplayZone(new Date())))
                }
              >
                {t('Export CSV')}
              </Button>
            </>
          }
        />
        <p className={styles.subtitle}>{period}</p>
      </div>
      <PeriodBar
        selection={selection}
        onChange={(next) => setParams(searchParamsOf(next), { preventScrollReset: true })}
      />
      <LoadError query={query} title={t('Failed to fetch analytics data')} />
      {!data && !error && <AnalyticsSkeleton />}
      {data && (
        <div
          className={isPlaceholderData ? `${styles.report} ${styles.outdated}` : styles.report}
          aria-busy={isPlaceholderData}
        >
          <ReportView report={data} period={period} />
        </div>
      )}
    </div>
  );
}

/**
 * The figures of a period or range. The previous figures stay until the new ones are loaded. No refetch interval: the
 * server would count it as user activity.
 */
function analyticsQuery(selection: AnalyticsSelection) {
  const query =
    selection.kind === 'period'
      ? { period: selection.period }
      : { startDate: selection.from, endDate: selection.to };
  return queryOptions({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call(analytics, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: (query) => query.state.status === 'success',
  });
}

/**
 * Returns a function that writes the report as CSV rows: figures, recent figures, due dates by authority, and chart points. Amounts are in US
 * dollars.
 */
function useReportCsv(): (report: Report, selection: AnalyticsSelection) => string[] {
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
function csvName(selection: AnalyticsSelection, today: string): string {
  const range = selection.kind === 'range' ? `${selection.from}-to-${selection.to}` : selection.period;
  return `analytics-${range}-${today}.csv`;
}
