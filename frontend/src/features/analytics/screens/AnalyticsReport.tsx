import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download';
import { analytics } from '@portal/contract/analytics/endpoints/analytics.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { call } from '../../../lib/api.ts';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { saveCsv } from '../../../lib/saving/saveCsv.ts';
import { AnalyticsSkeleton } from '../components/AnalyticsSkeleton.tsx';
import { PeriodBar } from '../components/PeriodBar.tsx';
import { ReportView } from '../components/ReportView.tsx';
import { addressOf, type AnalyticsSelection, readAnalyticsSelection } from '../rules/analyticsAddress.ts';
import { csvName, useCsv } from '../useCsv.ts';
import { usePeriodLabels } from '../usePeriodLabels.ts';

const useStyles = makeStyles({
  page: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  report: {
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    transition: 'opacity 100ms',
  },
  older: { opacity: 0.6 },
  subtitle: {
    margin: '-20px 0 0',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
});

/** The figures of the time that the address asks for. */
export function AnalyticsReport() {
  const { t } = useTranslation();
  const styles = useStyles();
  const [params, setParams] = useSearchParams();
  const asked = readAnalyticsSelection(params);
  const period = usePeriodLabels()(asked);
  const csv = useCsv();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsQuery(asked));
  return (
    <div className={styles.page}>
      <div>
        <PageHeader
          title={t('Earnings & Invoice Analytics')}
          breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]}
          actions={
            <Button
              icon={<ArrowDownloadRegular />}
              disabledFocusable={!data || isPlaceholderData}
              onClick={() => data && saveCsv(csvName(asked, dayInDisplayZone(new Date())), csv(data, asked))}
            >
              {t('Export CSV')}
            </Button>
          }
        />
        <p className={styles.subtitle}>{period}</p>
      </div>
      <PeriodBar
        asked={asked}
        onChange={(next) => setParams(addressOf(next), { preventScrollReset: true })}
      />
      {error && (
        <Notice
          type="error"
          role="alert"
          title={t('Failed to fetch analytics data')}
          actions={
            <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <AnalyticsSkeleton />}
      {data && (
        <div
          className={isPlaceholderData ? `${styles.report} ${styles.older}` : styles.report}
          aria-busy={isPlaceholderData}
        >
          <ReportView report={data} period={period} />
        </div>
      )}
    </div>
  );
}

/** The figures of a period or a range. Those shown before stay until they are there. They are not asked for by the clock: that would look like a person at work. */
function analyticsQuery(asked: AnalyticsSelection) {
  const query =
    asked.kind === 'period' ? { period: asked.period } : { startDate: asked.from, endDate: asked.to };
  return queryOptions({
    queryKey: ['analytics', query],
    queryFn: ({ signal }) => call(analytics, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: (now) => now.state.status === 'success',
  });
}
