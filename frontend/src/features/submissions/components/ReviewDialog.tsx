import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import type { ReviewSteps } from '../api/useReviewStep.ts';
import { RejectForm } from './RejectForm.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewedRequest } from './ReviewedRequest.tsx';

const useStyles = makeStyles({
  dialog: {
    width: '720px',
    padding: '24px',
    '@media (max-width: 599px)': { padding: '16px' },
  },
  title: { ...typographyStyles.subtitle1, margin: '0 0 16px', overflowWrap: 'anywhere' },
  body: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  line: { margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  /** The submission as listed in the queue. */
  submission: SubmissionItem;
  steps: ReviewSteps;
  /** The signed-in user. */
  userId: string;
  onClose: () => void;
}

/** A submission with the facts for its review and the possible steps. */
export function ReviewDialog({ submission, steps, userId, onClose }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const toasts = useToasts();
  const titleId = useId();
  const [isRejecting, setRejecting] = useState(false);
  const { _id: requestId, orderId } = submission;
  const { data, error } = useQuery(requestDetailsQuery(requestId));
  const request = data?.view === 'staff' ? data : null;
  const review = request?.review ?? null;
  const close = () => {
    if (!steps.isPending) onClose();
  };
  const closeWithMessage = (message: string) => () => {
    toasts.show({ type: 'success', message });
    onClose();
  };
  const approvedMessage =
    request?.status === 'update_requested' && request.updateRequests.length > 0
      ? t('Submission approved. The request is back to its earlier status.')
      : t('Submission approved');
  const seen = { requestId, seenVersion: review?.version ?? submission.version };
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={close}>
      <h2 id={titleId} className={styles.title}>
        {t('Review: order {{orderId}}', { orderId })}
      </h2>
      <div className={styles.body}>
        {steps.error && (
          <Notice type="warning" role="alert" title={t('No changes were made')}>
            {steps.error.message}
          </Notice>
        )}
        {error && (
          <Notice type="error" role="alert" title={t('Failed to fetch request details')}>
            {error.message}
          </Notice>
        )}
        {!request && !error && (
          <p className={styles.line} role="status">
            {t('Loading the submission...')}
          </p>
        )}
        {request && <ReviewedRequest submission={submission} request={request} userId={userId} />}
        {isRejecting && review?.state === 'under_review' ? (
          <RejectForm
            isSending={steps.isPending}
            onBack={() => setRejecting(false)}
            onReject={(rejection) =>
              steps.mutate(
                { action: 'reject', ...seen, rejection },
                {
                  onSuccess: closeWithMessage(t('Submission rejected. We’ll notify the client.')),
                },
              )
            }
          />
        ) : (
          <ReviewActions
            review={review}
            userId={userId}
            isBusy={steps.isPending}
            onClose={close}
            onReject={() => setRejecting(true)}
            onStart={() => steps.mutate({ action: 'start', ...seen })}
            onApprove={() =>
              steps.mutate({ action: 'approve', ...seen }, { onSuccess: closeWithMessage(approvedMessage) })
            }
            onReopen={() =>
              steps.mutate(
                { action: 'reopen', ...seen },
                { onSuccess: closeWithMessage(t('Submission is pending again')) },
              )
            }
          />
        )}
      </div>
    </Modal>
  );
}
