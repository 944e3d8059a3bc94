import { Button } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';
import { AttentionCard } from './components/AttentionCard.tsx';
import { QuickActions } from './components/QuickActions.tsx';
import { RequestsOverTime } from './components/RequestsOverTime.tsx';
import { DashboardSkeleton } from './components/DashboardSkeleton.tsx';
import { StatCards } from './components/StatCards.tsx';
import { useDashboardStyles } from './components/useDashboardStyles.ts';

/** The staff part of the dashboard: quick actions, figures and urgent requests. Figures stay if a refresh fails. */
export function StaffDashboard() {
  const { t } = useTranslation();
  const styles = useDashboardStyles();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(dashboardAnalyticsQuery);
  return (
    <div className={styles.dashboard}>
      <QuickActions />
      {error && (
        <Notice
          type="error"
          role="alert"
          title={t('Failed to fetch dashboard analytics')}
          actions={
            <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
              {t('Retry')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      )}
      {!data && !error && <DashboardSkeleton />}
      {data && (
        <>
          <StatCards figures={data} />
          <div className={styles.widgets}>
            <RequestsOverTime days={data.days} averageDays={data.averageProcessingDays} />
            <AttentionCard
              items={data.attention}
              total={data.needsAttention}
              today={dayInDisplayZone(new Date(dataUpdatedAt))}
            />
          </div>
        </>
      )}
    </div>
  );
}
