import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { useSession } from '../../../lib/session/session.ts';
import type { ListAction } from '../../requests/list/components/RowAction.tsx';
import { RequestList } from '../../requests/list/RequestList.tsx';
import { viewerOf } from '../../requests/recents/viewerOf.ts';

const ClientStart = lazy(async () => ({
  default: (await import('../components/ClientStart.tsx')).ClientStart,
}));
const StaffStart = lazy(async () => ({
  default: (await import('../staff/StaffStart.tsx')).StaffStart,
}));

const SubmittedBanner = lazy(async () => ({
  default: (await import('../staff/components/SubmittedBanner.tsx')).SubmittedBanner,
}));

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // The ways in, in as many columns as fit, and the requests of before.
  startToCome: {
    minHeight: '480px',
    '@media (max-width: 1099px)': { minHeight: '400px' },
    '@media (max-width: 959px)': { minHeight: '610px' },
    '@media (max-width: 459px)': { minHeight: '802px' },
  },
  // The same as the quick actions and the skeleton of the figures, whose parts stand side by side where there is room.
  figuresPlaceholder: {
    minHeight: '740px',
    '@media (max-width: 1099px)': { minHeight: '1388px' },
  },
});

/** /dashboard: a client's ways in, recent and own requests; for staff, how the work stands and everybody's requests. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const session = useSession();
  const isSubmitted = useSearchParams()[0].get('success') === 'true';
  if (!session) return null;
  const isClient = session.role === 'client';
  const action: ListAction = isClient
    ? { label: t('View'), accessibleName: (orderId) => t('View order {{orderId}}', { orderId }) }
    : {
        label: t('View & Edit'),
        accessibleName: (orderId) => t('View & Edit order {{orderId}} in a new tab', { orderId }),
        opensNewTab: true,
      };
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      {!isClient && (
        <div role="status">
          {isSubmitted && (
            <Suspense fallback={null}>
              <SubmittedBanner />
            </Suspense>
          )}
        </div>
      )}
      <div className={styles.screen}>
        {isClient ? (
          <Suspense fallback={<div className={styles.startToCome} />}>
            <ClientStart viewer={viewerOf(session)} />
          </Suspense>
        ) : (
          <Suspense fallback={<div className={styles.figuresPlaceholder} />}>
            <StaffStart />
          </Suspense>
        )}
        <RequestList
          title={isClient ? t('Your requests') : t('Recent Client Requests')}
          action={action}
          isStaff={!isClient}
        />
      </div>
    </>
  );
}
