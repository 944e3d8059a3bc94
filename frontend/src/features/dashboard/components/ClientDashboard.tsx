import { makeStyles } from '@fluentui/react-components';
import { RecentRequestsCard } from '../../requests/recents/RecentRequestsCard.tsx';
import type { Viewer } from '../../requests/recents/recentsStorage.ts';
import { ClientActions } from './ClientActions.tsx';

const useStyles = makeStyles({
  dashboard: {
    display: 'grid',
    gap: '16px',
    minHeight: '250px',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** The client’s part of the dashboard: actions and recently opened requests. */
export function ClientDashboard({ viewer }: { viewer: Viewer }) {
  const styles = useStyles();
  return (
    <div className={styles.dashboard}>
      <ClientActions />
      <RecentRequestsCard key={viewer} viewer={viewer} />
    </div>
  );
}
