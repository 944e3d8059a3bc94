import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime, formatList } from '../../../lib/format.ts';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';

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
        <Notice
          type={review.answeredAt ? 'success' : 'warning'}
          title={
            review.answeredAt
              ? t('The client responded about these items on {{time}}', {
                  time: formatDateTime(review.answeredAt),
                })
              : t('The client was asked for these items')
          }
        >
          {formatList(review.missing.map(labels.reason))}
          {review.note && <p className={styles.message}>{review.note}</p>}
        </Notice>
      )}
    </>
  );
}

/** Whether a letter of authorization was uploaded or is in the packet. Nothing if one was uploaded. */
export function AuthorizationNotice({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const isUsable = ({ scan, deletedAt }: StaffRequestView['loaFiles'][number]) =>
    scan !== 'infected' && !deletedAt;
  if (request.source !== 'client' || request.loaFiles.some(isUsable)) return null;
  const received = request.uploadedFiles.filter(({ uploadedByAdmin }) => !uploadedByAdmin);
  const isInPacket = request.loaIncluded && received.some(isUsable);
  return (
    <Notice type={isInPacket ? 'info' : 'warning'}>
      {isInPacket
        ? t('The client says that the letter is in the subpoena packet.')
        : t('There is no usable letter of authorization.')}
    </Notice>
  );
}
