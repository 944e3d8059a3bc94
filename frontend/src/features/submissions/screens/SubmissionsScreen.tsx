import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { bodyText, column } from '../../../components/layout/shapes.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { submissionQueueQuery } from '../api/submissionQueueQuery.ts';
import { QueueContent } from '../components/QueueContent.tsx';
import { QueueFilterBar } from '../components/QueueFilterBar.tsx';
import { SummaryCards } from '../components/SummaryCards.tsx';
import {
  isQueueFiltered,
  type QueueFilters,
  readQueueParams,
  withQueueFilters,
} from '../rules/queueParams.ts';

const useStyles = makeStyles({
  subtitle: { ...bodyText, margin: '-20px 0 24px', color: tokens.colorNeutralForeground2 },
  queue: { ...column('16px') },
});

/** /submissions: the queue of submissions to review. */
export function SubmissionsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <Submissions /> : <NotFoundScreen />;
}

function Submissions() {
  const styles = useStyles();
  const { t } = useTranslation();
  const { filters, changeFilters } = useQueueParams();
  const queue = useInfiniteQuery(submissionQueueQuery(filters));
  return (
    <>
      <PageHeader title={t('Submissions')} breadcrumbs={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      <p className={styles.subtitle}>{t('New requests, client updates, and internal imports to review')}</p>
      <SummaryCards summary={queue.data?.pages[0]?.summary} filters={filters} onFilter={changeFilters} />
      <Surface className={styles.queue}>
        <QueueFilterBar filters={filters} onFilter={changeFilters} />
        <QueueContent queue={queue} isFiltered={isQueueFiltered(filters)} search={filters.search} />
      </Surface>
    </>
  );
}

/** The filters of the queue in the URL and a function to change them. */
function useQueueParams() {
  const [params, setParams] = useSearchParams();
  const pending = useRef({ base: params, next: params });
  return {
    filters: readQueueParams(params),
    /** `typing`: the person is still typing, so the change replaces the history entry. */
    changeFilters: (changed: Partial<QueueFilters>, mode?: 'typing') => {
      // The router applies a change later. A second change before that must build on the first one.
      const next = withQueueFilters(pending.current.base === params ? pending.current.next : params, changed);
      pending.current = { base: params, next };
      setParams(next, { replace: mode === 'typing', preventScrollReset: true });
    },
  };
}
