import { Button, makeStyles } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';

const useStyles = makeStyles({
  button: {
    minHeight: '36px',
    whiteSpace: 'nowrap',
    // In longer languages the table needs its width.
    '@media (min-width: 1280px) and (max-width: 1439px)': { minWidth: 0, whiteSpace: 'normal' },
    '@media (max-width: 1279px)': { minHeight: '44px' },
  },
});

interface Props {
  submission: SubmissionItem;
  onOpen: (submission: SubmissionItem) => void;
}

/** Opens a submission on the page of its request. Opening a pending one starts its review. Gets the focus back. */
export function ReviewButton({ submission, onOpen }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { state, orderId } = submission;
  const isPending = state === 'pending';
  return (
    <Button
      data-row={submission._id}
      className={styles.button}
      aria-label={
        isPending
          ? t('Start review: order {{orderId}}', { orderId })
          : t('View: order {{orderId}}', { orderId })
      }
      onClick={() => onOpen(submission)}
    >
      {isPending ? t('Start review') : t('View')}
    </Button>
  );
}
