import { makeStyles, tokens } from '@fluentui/react-components';
import { isProvider } from '@portal/contract/catalogues/roles.ts';
import type { SubmissionItem } from '@portal/contract/schemas/submissionReview.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/page/PageHeader.tsx';
import { Surface } from '../../../components/Surface.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { NotFoundScreen } from '../../../components/page/NotFoundScreen.tsx';
import { submissionsQuery } from '../api/submissionsQuery.ts';
import { useReviewStep } from '../api/useReviewStep.ts';
import { QueueContent } from '../components/QueueContent.tsx';
import { QueueFilterBar } from '../components/QueueFilterBar.tsx';
import { SummaryCards } from '../components/SummaryCards.tsx';
import { isNarrowed } from '../rules/queueAddress.ts';
import { useQueueAddress } from '../useQueueAddress.ts';

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
  return isProvider(session.role) ? <Submissions userId={session.userId} /> : <NotFoundScreen />;
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
      <p className={styles.subtitle}>
        {t('New requests, client updates and internal imports to be reviewed')}
      </p>
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
