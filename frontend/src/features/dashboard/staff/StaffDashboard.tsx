import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { dashboardAnalyticsQuery } from './api/dashboardAnalyticsQuery.ts';
import { DashboardSkeleton } from './components/DashboardSkeleton.tsx';
import { QuickActions } from './components/QuickActions.tsx';
import { StatCards } from './components/StatCards.tsx';
import { useDashboardStyles } from './components/useDashboardStyles.ts';
import { SetupPlaceholder } from './setup/SetupPlaceholder.tsx';

const SetupCard = lazyComponent(async () => (await import('./setup/SetupCard.tsx')).SetupCard, {
  failure: 'hidden',
  Fallback: SetupPlaceholder,
});

/** The strip above the staff’s request list: quick actions and figures; for admins, the setup of a new portal. Figures stay if a refresh fails. */
export function StaffDashboard() {
  const { t } = useTranslation();
  const styles = useDashboardStyles();
  const isAdmin = useSession()?.role === 'admin';
  const query = useQuery(dashboardAnalyticsQuery);
  const { data, error } = query;
  return (
    <div className={styles.dashboard}>
      <Surface className={styles.strip}>
        <QuickActions />
        {!data && !error && <DashboardSkeleton />}
        {data && <StatCards figures={data} />}
      </Surface>
      <LoadError query={query} title={t('Failed to fetch dashboard analytics')} />
      {isAdmin && <SetupCard />}
    </div>
  );
}
