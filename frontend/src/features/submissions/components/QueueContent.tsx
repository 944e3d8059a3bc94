import { makeStyles, SkeletonItem } from '@fluentui/react-components';
import { isPunctuationOnly } from '@portal/contract/fields/folding.ts';
import { requestListQuery } from '@portal/contract/requests/schemas/requestList.ts';
import type { SubmissionPage } from '@portal/contract/submissions/schemas/submissionQueue.ts';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { LoadMoreButton } from '../../../components/list/LoadMore.tsx';
import { LoadError } from '../../../components/notices/ErrorPanel.tsx';
import { useCardListLayout } from '../../../components/list/useCardListLayout.ts';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { useOpenFromList } from '../../requests/live/useOpenFromList.ts';
import { useRowFocus } from '../../requests/live/useRowFocus.ts';
import { useReviewStep } from '../api/useReviewStep.ts';
import { figureLabel } from '../rules/figureLabel.ts';
import { SubmissionCards } from './SubmissionCards.tsx';
import { type SubmissionRowsProps, SubmissionTable } from './SubmissionTable.tsx';

const SKELETON_ROWS = 6;

/** Placeholder while the queue loads. */
function QueueSkeleton() {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  return (
    <Stack gap={8}>
      <p className={shared('flush', 'muted')} role="status">
        {t('Loading submissions...')}
      </p>
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        <SkeletonItem key={index} size={64} aria-hidden />
      ))}
    </Stack>
  );
}

const useStyles = makeStyles({
  empty: { display: 'grid', justifyItems: 'center', gap: '4px', padding: '40px 16px', textAlign: 'center' },
});

interface Props {
  queue: UseInfiniteQueryResult<InfiniteData<SubmissionPage>>;
  isFiltered: boolean;
  search: string;
}

/** The loaded submissions, or why there are none. */
export function QueueContent({ queue, isFiltered, search }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const failure = queue.error && <LoadError title={t('Failed to load submissions')} query={queue} />;
  if (!queue.data) return failure ?? <QueueSkeleton />;
  const submissions = queue.data.pages.flatMap((page) => page.submissions);
  const total = queue.data.pages[0]?.total ?? { count: submissions.length, isExact: true };
  if (submissions.length === 0) {
    return (
      failure ?? (
        <div className={styles.empty}>
          <p className={shared('heading')}>
            {isFiltered ? t('No submissions match these filters') : t('No submissions to review')}
          </p>
          <p className={shared('body', 'muted')}>
            {isPunctuationOnly(search) && t('Punctuation alone finds nothing. Enter a letter or a digit.')}
            {!isPunctuationOnly(search) &&
              (isFiltered
                ? t('Change or clear them to see more.')
                : t('New requests, updates, and imports appear here automatically.'))}
          </p>
        </div>
      )
    );
  }
  return (
    <Stack gap={16}>
      {failure}
      <div
        className={queue.isPlaceholderData ? shared('faded') : undefined}
        inert={queue.isPlaceholderData}
        aria-busy={queue.isFetching}
      >
        <SubmissionRows submissions={submissions} />
      </div>
      <Row gap={12} justify="between">
        <span className={shared('body', 'muted')}>
          {t('Showing {{shown}} of {{total}} submissions', {
            shown: submissions.length,
            total: figureLabel(total),
          })}
        </span>
        <LoadMoreButton query={queue} />
      </Row>
    </Stack>
  );
}

/** For “Start next” on the page of a request that was opened from the queue. */
const NEEDS_REVIEW = requestListQuery.parse({ view: 'needs_review' });

/** Submissions as a table, or as cards on narrow screens. Each opens on the page of its request. */
function SubmissionRows({ submissions }: Pick<SubmissionRowsProps, 'submissions'>) {
  const showsCards = useCardListLayout(true);
  const toasts = useToasts();
  const steps = useReviewStep();
  const openFromList = useOpenFromList();
  useRowFocus();
  const open = ({ _id: requestId, state, version: seenVersion }: SubmissionItem) => {
    if (state === 'pending') {
      // The page of the request shows the review as it is, so this says only why it did not start.
      steps
        .mutateAsync({ action: 'start', requestId, seenVersion })
        .catch(({ message }: Error) => toasts.show({ type: 'error', message }));
    }
    const ids = submissions.map(({ _id }) => _id);
    openFromList(requestId, { query: NEEDS_REVIEW, ids, isOnlyPage: true });
  };
  const Rows = showsCards ? SubmissionCards : SubmissionTable;
  return <Rows submissions={submissions} onOpen={open} />;
}
