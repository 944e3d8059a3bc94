import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useCardStyles } from '../../../components/list/listStyles.ts';
import { formatDate } from '../../../lib/format.ts';
import { DueLine } from '../../requests/cells/DueLine.tsx';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { AttentionMarks, ReviewMarks } from './SubmissionMarks.tsx';
import type { SubmissionRowsProps } from './SubmissionTable.tsx';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '8px 16px',
  },
  facts: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  secondary: { color: tokens.colorNeutralForeground3 },
});

/** Submissions as cards, for narrow screens. */
export function SubmissionCards({ submissions, onOpen }: SubmissionRowsProps) {
  const styles = useStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const { kinds } = useReviewLabels();
  return (
    <ul className={cards.list} aria-label={t('Submissions')}>
      {submissions.map((submission) => (
        <li key={submission._id} className={cards.card}>
          <div className={styles.line}>
            <OrderCell
              _id={submission._id}
              orderId={submission.orderId}
              uploadedFiles={submission.filesCount}
            />
            <ReviewMarks submission={submission} />
          </div>
          <PatientCell {...submission} />
          <div className={styles.facts}>
            <div>{submission.facilityName || t('No facility')}</div>
            <div>{kinds[submission.kind]}</div>
          </div>
          <AttentionMarks submission={submission} />
          <div className={styles.line}>
            <span className={styles.secondary}>
              {t('Received {{day}}', { day: formatDate(submission.receivedAt, 'medium') })}
            </span>
            <DueLine request={submission} />
          </div>
          <div className={styles.line}>
            <span className={styles.secondary}>
              {t('Reviewer: {{name}}', { name: submission.reviewer?.name ?? t('None yet') })}
            </span>
            <ReviewButton submission={submission} onOpen={onOpen} />
          </div>
        </li>
      ))}
    </ul>
  );
}
