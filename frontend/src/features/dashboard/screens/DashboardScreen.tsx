import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { ListSkipLink } from '../../../components/page/ListSkipLink.tsx';
import { usePageParams } from '../../../components/page/pageLocation.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { ListAction } from '../../worklist/components/RowAction.tsx';
import { RequestList } from '../../worklist/RequestList.tsx';
import { viewerOf } from '../../requests/recents/viewerOf.ts';
import { unfinishedRequestsQuery } from '../../requests/unfinished/unfinishedRequests.ts';
import { UnfinishedRequests } from '../../requests/unfinished/UnfinishedRequests.tsx';

const ClientActions = lazyComponent(
  async () => (await import('../components/ClientActions.tsx')).ClientActions,
  {
    Fallback: ActionsPlaceholder,
  },
);
const RecentRequestsCard = lazyComponent(
  async () => (await import('../../requests/recents/RecentRequestsCard.tsx')).RecentRequestsCard,
);
// Independent of the address, which changes on the way back to the list.
const StaffDashboard = memo(
  lazyComponent(async () => (await import('../staff/StaffDashboard.tsx')).StaffDashboard, {
    Fallback: StaffPlaceholder,
  }),
);
const StaffWidgets = memo(
  lazyComponent(async () => (await import('../staff/StaffWidgets.tsx')).StaffWidgets, { failure: 'hidden' }),
);
const MessageSearch = lazyComponent(
  async () => (await import('../../messages/MessageSearch.tsx')).MessageSearch,
  { failure: 'hidden' },
);
const SubmittedBanner = lazyComponent(
  async () => (await import('../staff/components/SubmittedBanner.tsx')).SubmittedBanner,
);

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // Loads, but is not painted.
  waiting: { visibility: 'hidden' },
  // The size of the client actions. On phones they wrap, below the title.
  actionsPlaceholder: {
    minHeight: '40px',
    '@media (max-width: 599px)': { minHeight: '88px', width: 'min(471px, 100vw - 32px)' },
  },
  staffHeader: { '@media (min-width: 600px)': { marginTop: '-12px' } },
  staffScreen: { gap: '12px', marginTop: '-16px' },
  // The height of the strip.
  staffPlaceholder: { minHeight: '100px', '@media (max-width: 599px)': { minHeight: '116px' } },
});

function ActionsPlaceholder() {
  return <div className={useStyles().actionsPlaceholder} />;
}

function StaffPlaceholder() {
  return <div className={useStyles().staffPlaceholder} />;
}

/** A slow response must not hide the list any longer. */
const MAX_WAIT_MS = 1000;

/** Shows the unfinished requests and the list at the same time, so that the list does not move down when they load. */
function ShownTogether({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const { isPending, failureCount } = useQuery(unfinishedRequestsQuery);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      className={mergeClasses(styles.screen, isPending && failureCount === 0 && !isLate && styles.waiting)}
    >
      {children}
    </div>
  );
}

/** /dashboard: for clients, their requests and actions; for staff, figures and all requests. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const session = useSession();
  const params = usePageParams();
  const isSubmitted = params.get('success') === 'true';
  const search = params.get('search')?.trim() ?? '';
  const isClient = session?.role === 'client';
  const action = useMemo(
    (): ListAction =>
      isClient
        ? { label: t('View'), accessibleName: (orderId) => t('View order {{orderId}}', { orderId }) }
        : {
            label: t('View & Edit'),
            accessibleName: (orderId) => t('View & Edit order {{orderId}} in a new tab', { orderId }),
            opensNewTab: true,
          },
    [isClient, t],
  );
  if (!session) return null;
  return (
    <>
      <div className={isClient ? undefined : styles.staffHeader}>
        <PageHeader title={t('Dashboard')} actions={isClient && <ClientActions />} />
      </div>
      {!isClient && <ListSkipLink />}
      {!isClient && <div role="status">{isSubmitted && <SubmittedBanner />}</div>}
      <div className={mergeClasses(styles.screen, !isClient && styles.staffScreen)}>
        {isClient ? (
          <ShownTogether>
            <UnfinishedRequests />
            <RequestList title={t('Your requests')} action={action} isStaff={false} />
          </ShownTogether>
        ) : (
          <>
            <StaffDashboard />
            <RequestList title={t('Recent Client Requests')} action={action} isStaff />
            {search !== '' && <MessageSearch text={search} />}
            <StaffWidgets />
          </>
        )}
        {isClient && <RecentRequestsCard key={viewerOf(session)} viewer={viewerOf(session)} />}
      </div>
    </>
  );
}
