import { makeStyles } from '@fluentui/react-components';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { viewerOf } from '../../recents/viewerOf.ts';
import { RequestList } from '../../requestList/RequestList.tsx';

const ClientStart = lazy(async () => ({
  default: (await import('../components/ClientStart.tsx')).ClientStart,
}));

const useStyles = makeStyles({
  screen: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  startToCome: { minHeight: '250px' },
});

/** /dashboard: a client's ways in, what they looked at last and their requests; for staff, everybody's requests. */
export function DashboardScreen() {
  const { t } = useTranslation();
  const styles = useStyles();
  const session = useSession();
  if (!session) return null;
  const isClient = session.role === 'client';
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      <div className={styles.screen}>
        {isClient && (
          <Suspense fallback={<div className={styles.startToCome} />}>
            <ClientStart viewer={viewerOf(session)} />
          </Suspense>
        )}
        <RequestList
          title={isClient ? t('Your requests') : t('Recent Client Requests')}
          action={{ words: t('View'), nameOf: (orderId) => t('View order {{orderId}}', { orderId }) }}
        />
      </div>
    </>
  );
}
