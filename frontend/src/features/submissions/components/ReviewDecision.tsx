import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { useToasts } from '../../../components/toasts/useToasts.ts';
import type { ReviewSteps } from '../api/useReviewStep.ts';
import { RejectForm } from './RejectForm.tsx';
import { ReviewActions } from './ReviewActions.tsx';

interface Props {
  requestId: string;
  /** Null while it loads. */
  request: Pick<StaffRequestView, 'review' | 'status' | 'updateRequests'> | null;
  /** Version of the review as listed, until the request has loaded. */
  version: number;
  /** The signed-in user. */
  userId: string;
  steps: ReviewSteps;
  /** Adds a Close button. */
  onClose?: () => void;
  onDecided?: () => void;
}

/** The possible steps of a review. What was entered for a rejection stays if somebody else decided first. */
export function ReviewDecision({ requestId, request, version, userId, steps, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const toasts = useToasts();
  const [isRejecting, setRejecting] = useState(false);
  const review = request?.review ?? null;
  const seen = { requestId, seenVersion: review?.version ?? version };
  const decided = (message: string) => ({
    onSuccess: () => {
      toasts.show({ type: 'success', message });
      setRejecting(false);
      onDecided?.();
    },
  });
  const approvedMessage =
    request?.status === 'update_requested' && request.updateRequests.length > 0
      ? t('Submission approved. The request is back to its earlier status.')
      : t('Submission approved');
  return (
    <>
      {steps.error && (
        <Notice type="warning" role="alert" title={t('No changes were made')}>
          {steps.error.message}
        </Notice>
      )}
      {isRejecting ? (
        <RejectForm
          isSending={steps.isPending}
          onBack={() => setRejecting(false)}
          onReject={(rejection) =>
            steps.mutate(
              { action: 'reject', ...seen, rejection },
              decided(t('Submission rejected. We’ll notify the client.')),
            )
          }
        />
      ) : (
        <ReviewActions
          review={review}
          userId={userId}
          isBusy={steps.isPending}
          onClose={onClose}
          onReject={() => setRejecting(true)}
          onStart={() => steps.mutate({ action: 'start', ...seen })}
          onApprove={() => steps.mutate({ action: 'approve', ...seen }, decided(approvedMessage))}
          onReopen={() =>
            steps.mutate({ action: 'reopen', ...seen }, decided(t('Submission is pending again')))
          }
        />
      )}
    </>
  );
}
