import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../components/dialogs/Modal.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { requestDetailsQuery } from '../../requests/api/requestDetailsQuery.ts';
import type { ReviewSteps } from '../api/useReviewStep.ts';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewedRequest } from './ReviewedRequest.tsx';

const useStyles = makeStyles({
  dialog: {
    width: '720px',
    padding: '24px',
    '@media (max-width: 599px)': { padding: '16px' },
  },
  title: { ...typographyStyles.subtitle1, margin: '0 0 16px', overflowWrap: 'anywhere' },
  body: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  // Always in view at the end of the dialog, over its padding.
  actions: {
    position: 'sticky',
    bottom: '-24px',
    zIndex: 1,
    margin: '0 -24px -24px',
    padding: '12px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    // The decisions fit in one row of a phone.
    '@media (max-width: 599px)': {
      bottom: '-16px',
      margin: '0 -16px -16px',
      padding: '8px 16px',
      '& > div': { gap: '8px' },
      '& button': { flexGrow: 1, minWidth: 0, minHeight: '44px', padding: '0 8px' },
    },
  },
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
  const titleId = useId();
  const { _id: requestId, orderId } = submission;
  const { data, error } = useQuery(requestDetailsQuery(requestId));
  const request = data?.view === 'staff' ? data : null;
  const close = () => {
    if (!steps.isPending) onClose();
  };
  return (
    <Modal labelledBy={titleId} className={styles.dialog} onClose={close}>
      <h2 id={titleId} className={styles.title}>
        {t('Review: order {{orderId}}', { orderId })}
      </h2>
      <div className={styles.body}>
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
        <ReviewDecision
          requestId={requestId}
          request={request}
          version={submission.version}
          userId={userId}
          steps={steps}
          actionsClass={styles.actions}
          onClose={close}
          onDecided={onClose}
        />
      </div>
    </Modal>
  );
}
