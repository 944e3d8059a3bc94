import { makeStyles, tokens } from '@fluentui/react-components';
import { isStaffRole } from '@portal/contract/accounts/catalogues/roles.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { submissionsQuery } from '../api/submissionsQuery.ts';
import { useReviewStep } from '../api/useReviewStep.ts';
import { QueueContent } from '../components/QueueContent.tsx';
import { QueueFilterBar } from '../components/QueueFilterBar.tsx';
import { SummaryCards } from '../components/SummaryCards.tsx';
import { isNarrowed, type QueueFilters, readQueueAddress, withQueueFilters } from '../rules/queueAddress.ts';

const ReviewDialog = lazy(async () => ({
  default: (await import('../components/ReviewDialog.tsx')).ReviewDialog,
}));

const useStyles = makeStyles({
  subtitle: {
    margin: '-20px 0 24px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
  },
  queue: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** /submissions: what came in and waits to be reviewed. */
export function SubmissionsScreen() {
  const session = useSession();
  if (!session) return null;
  return isStaffRole(session.role) ? <Submissions userId={session.userId} /> : <NotFoundScreen />;
}

function Submissions({ userId }: { userId: string }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { filters, filter } = useQueueAddress();
  const found = useInfiniteQuery(submissionsQuery(filters));
  const steps = useReviewStep();
  const [opened, setOpened] = useState<SubmissionItem | null>(null);
  const open = (submission: SubmissionItem) => {
    steps.reset();
    setOpened(submission);
    const { _id: requestId, version: seenVersion } = submission;
    if (submission.state === 'pending') steps.mutate({ action: 'start', requestId, seenVersion });
  };
  return (
    <>
      <PageHeader title={t('Submissions')} trail={[{ label: t('Dashboard'), to: '/dashboard' }]} />
      <p className={styles.subtitle}>{t('New requests, client updates, and internal imports to review')}</p>
      <SummaryCards summary={found.data?.pages[0]?.summary} filters={filters} onFilter={filter} />
      <Surface className={styles.queue}>
        <QueueFilterBar filters={filters} onFilter={filter} />
        <QueueContent found={found} isNarrowed={isNarrowed(filters)} onOpen={open} />
      </Surface>
      {opened && (
        <Suspense fallback={null}>
          <ReviewDialog submission={opened} steps={steps} userId={userId} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What of the queue the address asks for, and how to ask for something else. */
function useQueueAddress() {
  const [params, setParams] = useSearchParams();
  const asked = useRef({ on: params, next: params });
  return {
    filters: readQueueAddress(params),
    /** `typed`: part of what is still being typed, which makes no entry of the history by itself. */
    filter: (changed: Partial<QueueFilters>, how?: 'typed') => {
      // The router shows a change a moment later: one that comes before that builds on the one before it.
      const next = withQueueFilters(asked.current.on === params ? asked.current.next : params, changed);
      asked.current = { on: params, next };
      setParams(next, { replace: how === 'typed', preventScrollReset: true });
    },
  };
}
