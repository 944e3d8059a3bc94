import { Button } from '@fluentui/react-components';
import type { ReviewedSubmission } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { ButtonRow } from '../../../components/buttons/ButtonRow.tsx';
import { SmallSpinner } from '../../../components/SmallSpinner.tsx';

interface Props {
  /** Null while loading and for a request without a review. */
  review: ReviewedSubmission | null;
  userId: string;
  isBusy: boolean;
  onClose?: (() => void) | undefined;
  onStart: () => void;
  onApprove: () => void;
  onReject: () => void;
  onReopen: () => void;
}

/** The possible review steps. Only the reviewer can decide; others must take over the review first. */
export function ReviewActions(props: Props) {
  const { review, userId, isBusy, onClose, onStart, onApprove, onReject, onReopen } = props;
  const { t } = useTranslation();
  const isMine = review?.reviewer?.userId === userId;
  const spinner = isBusy ? <SmallSpinner /> : undefined;
  const busy = { disabledFocusable: isBusy };
  return (
    <ButtonRow stacksOnPhones>
      {onClose && (
        <Button {...busy} onClick={onClose}>
          {t('Close')}
        </Button>
      )}
      {review && review.state !== 'pending' && (
        <Button {...busy} onClick={onReopen}>
          {t('Return to pending')}
        </Button>
      )}
      {review?.state === 'pending' && (
        <Button {...busy} appearance="primary" icon={spinner} onClick={onStart}>
          {t('Start review')}
        </Button>
      )}
      {review?.state === 'under_review' && !isMine && (
        <Button {...busy} appearance="primary" icon={spinner} onClick={onStart}>
          {t('Take over the review')}
        </Button>
      )}
      {review?.state === 'under_review' && isMine && (
        <>
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
