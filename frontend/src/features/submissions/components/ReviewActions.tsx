import { Button } from '@fluentui/react-components';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  /** Null for a request without a review. */
  review: ReviewedSubmission | null;
  userId: string;
  /** A step of this page runs. */
  isBusy: boolean;
  /** A check is being saved. */
  isSaving: boolean;
  onStart: () => void;
  onApprove: () => void;
  onAsk: () => void;
  onReject: () => void;
  onReopen: () => void;
}

/**
 * The possible review steps. A pending review can be decided at once. Otherwise only the reviewer can decide; others must
 * take over the review first.
 */
export function ReviewActions(props: Props) {
  const { review, userId, isBusy, isSaving, onStart, onApprove, onAsk, onReject, onReopen } = props;
  const { t } = useTranslation();
  const isPending = review?.state === 'pending';
  const isMine = review?.reviewer?.userId === userId;
  const spinner = isBusy ? <SmallSpinner /> : undefined;
  const busy = { disabledFocusable: isBusy || isSaving };
  return (
    <ButtonRow>
      {review && !isPending && (
        <Button {...busy} onClick={onReopen}>
          {t('Return to pending')}
        </Button>
      )}
      {review?.state === 'under_review' && !isMine && (
        <Button {...busy} appearance="primary" icon={spinner} onClick={onStart}>
          {t('Take over the review')}
        </Button>
      )}
      {(isPending || (review?.state === 'under_review' && isMine)) && (
        <>
          <Button {...busy} onClick={onAsk}>
            {t('Ask for missing...')}
          </Button>
          <Button {...busy} onClick={onReject}>
            {t('Reject...')}
          </Button>
          <Button {...busy} appearance="primary" icon={spinner} onClick={onApprove}>
            {t('Approve')}
          </Button>
        </>
      )}
    </ButtonRow>
  );
}
