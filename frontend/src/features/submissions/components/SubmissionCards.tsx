import { useTranslation } from 'react-i18next';
import { Row } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useCardStyles } from '../../../components/list/listStyles.ts';
import { formatDate } from '../../../lib/format.ts';
import { DueLine } from '../../requests/cells/DueLine.tsx';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { AttentionMarks, ReviewMarks } from './SubmissionMarks.tsx';
import type { SubmissionRowsProps } from './SubmissionTable.tsx';

/** Submissions as cards, for narrow screens. */
export function SubmissionCards({ submissions, onOpen }: SubmissionRowsProps) {
  const shared = useSharedStyles();
  const cards = useCardStyles();
  const { t } = useTranslation();
  const { kinds } = useReviewLabels();
  return (
    <ul className={cards.list} aria-label={t('Submissions')}>
      {submissions.map((submission) => (
        <li key={submission._id} className={cards.card}>
          <Row gap={16} rowGap={8} align="top" justify="between">
            <OrderCell
              _id={submission._id}
              orderId={submission.orderId}
              uploadedFiles={submission.filesCount}
            />
            <ReviewMarks submission={submission} />
          </Row>
          <PatientCell {...submission} />
          <div className={shared('soft', 'breaks')}>
            <div>{submission.facilityName || t('No facility')}</div>
            <div>{kinds[submission.kind]}</div>
          </div>
          <AttentionMarks submission={submission} />
          <Row gap={16} rowGap={8} align="top" justify="between">
            <span className={shared('muted')}>
              {t('Received {{day}}', { day: formatDate(submission.receivedAt, 'medium') })}
            </span>
            <DueLine request={submission} />
          </Row>
          <Row gap={16} rowGap={8} align="top" justify="between">
            <span className={shared('muted')}>
              {t('Reviewer: {{name}}', { name: submission.reviewer?.name ?? t('None yet') })}
            </span>
            <ReviewButton submission={submission} onOpen={onOpen} />
          </Row>
        </li>
      ))}
    </ul>
  );
}
