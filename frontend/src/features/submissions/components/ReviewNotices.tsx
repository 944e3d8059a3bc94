import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime, formatList } from '../../../lib/format.ts';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { authorizationOf } from '../rules/authorizationOf.ts';

const useStyles = makeStyles({
  message: { margin: '4px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface Props {
  request: Pick<StaffRequestView, 'review'>;
  /** The signed-in user. */
  userId: string;
}

/** Who reviews the submission, and what the client was asked for. */
export function ReviewNotices({ request: { review }, userId }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const labels = useReviewLabels();
  const other = review?.reviewer && review.reviewer.userId !== userId ? review.reviewer.name : null;
  return (
    <>
      {review?.state === 'under_review' && other && (
        <Notice type="info">{t('{{name}} is reviewing this submission.', { name: other })}</Notice>
      )}
      {review && review.missing.length > 0 && (
        <Notice type={review.answeredAt ? 'success' : 'warning'} title={questionTitle(review)}>
          {formatList(review.missing.map(labels.reason))}
          {review.note && <p className={styles.message}>{review.note}</p>}
        </Notice>
      )}
    </>
  );

  function questionTitle({ answeredAt, askedAt }: ReviewedSubmission): string {
    if (answeredAt) {
      return t('The client responded about these items on {{time}}', { time: formatDateTime(answeredAt) });
    }
    return askedAt
      ? t('Waiting for the client, who was asked for these items on {{time}}', {
          time: formatDateTime(askedAt),
        })
      : t('The client was asked for these items');
  }
}

/** Where the letter of authorization is. Nothing if one was uploaded, or if the checklist shows it. */
export function AuthorizationNotice({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const { kind } = authorizationOf(request);
  const isInChecklist = request.review?.checklist.some((item) => item.kind === 'authorization');
  if (isInChecklist || kind === 'received' || kind === 'not-needed') return null;
  return (
    <Notice type={kind === 'in-packet' ? 'info' : 'warning'}>
      {kind === 'in-packet'
        ? t('The client says that the letter is in the subpoena packet.')
        : t('There is no usable letter of authorization.')}
    </Notice>
  );
}
