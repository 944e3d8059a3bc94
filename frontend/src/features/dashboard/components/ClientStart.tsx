import { makeStyles } from '@fluentui/react-components';
import { RecentRequestsCard } from '../../requests/recents/RecentRequestsCard.tsx';
import type { Viewer } from '../../requests/recents/recentsStorage.ts';
import { ClientActions } from './ClientActions.tsx';

const useStyles = makeStyles({
  start: {
    display: 'grid',
    gap: '16px',
    minHeight: '250px',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** Where a client begins: the ways in, and what they looked at last. */
export function ClientStart({ viewer }: { viewer: Viewer }) {
  const styles = useStyles();
  return (
    <div className={styles.start}>
      <ClientActions />
      <RecentRequestsCard key={viewer} viewer={viewer} />
    </div>
  );
}
