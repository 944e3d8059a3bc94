import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { dayInDisplayZone } from '../../../lib/format.ts';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';
import { AttentionCard } from './components/AttentionCard.tsx';
import { QuickActions } from './components/QuickActions.tsx';
import { RequestsOverTime } from './components/RequestsOverTime.tsx';
import { StartSkeleton } from './components/StartSkeleton.tsx';
import { StatCards } from './components/StatCards.tsx';
import { useStartStyles } from './components/useStartStyles.ts';

/** Where staff begin: how the work stands, and what is urgent. Figures that could not be refreshed stay. */
export function StaffStart() {
  const { t } = useTranslation();
  const styles = useStartStyles();
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(dashboardAnalyticsQuery);
  return (
    <div className={styles.start}>
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
      {!data && !error && <StartSkeleton />}
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
