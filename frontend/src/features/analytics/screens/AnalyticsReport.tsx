import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
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
import {
  searchParamsOf,
  type AnalyticsSelection,
  readAnalyticsSelection,
} from '../rules/analyticsAddress.ts';
import { csvName, useReportCsv } from '../useReportCsv.ts';
import { usePeriodLabel } from '../usePeriodLabel.ts';

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
