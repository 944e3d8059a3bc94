import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { smallText } from '../../../components/layout/shapes.ts';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { useTableStyles } from '../../../components/list/listStyles.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { formatDate } from '../../../lib/format.ts';
import { DueLine } from '../../requests/cells/DueLine.tsx';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { useReviewLabels } from '../../requests/useReviewLabels.ts';
import { ReviewButton } from './ReviewButton.tsx';
import { AttentionMarks, ReviewMarks } from './SubmissionMarks.tsx';

export interface SubmissionRowsProps {
  submissions: readonly SubmissionItem[];
  onOpen: (submission: SubmissionItem) => void;
}

const useStyles = makeStyles({
  compact: {
    '@media (max-width: 1439px)': {
      '& th': { paddingLeft: '6px', paddingRight: '6px' },
      '& td': { paddingLeft: '6px', paddingRight: '6px' },
      '& [data-initials]': { display: 'none' },
    },
  },
  patient: { minWidth: '112px' },
  facility: { ...smallText, minWidth: '84px', overflowWrap: 'anywhere' },
  lines: { display: 'grid', justifyItems: 'start', gap: '4px' },
  order: { minWidth: '90px', maxWidth: '180px' },
  // Wide enough for a date. The due mark wraps below it.
  received: { width: '104px' },
  attention: { minWidth: '132px' },
});

/** Submissions as table rows. */
export function SubmissionTable({ submissions, onOpen }: SubmissionRowsProps) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { table } = useTableStyles();
  const { t } = useTranslation();
  const { kinds } = useReviewLabels();
  return (
    <table className={mergeClasses(table, styles.compact)} aria-label={t('Submissions')}>
      <thead>
        <tr>
          <th scope="col">{t('Patient')}</th>
          <th scope="col">{t('Order ID')}</th>
          <th scope="col">{t('Facility')}</th>
          <th scope="col">{t('Received', { context: 'submission' })}</th>
          <th scope="col">{t('Attention')}</th>
          <th scope="col">{t('Review')}</th>
          <th scope="col">{t('Actions')}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <tr key={submission._id}>
            <td className={styles.patient}>
              <PatientCell {...submission} />
            </td>
            <td className={styles.order}>
              <div className={styles.lines}>
                <OrderCell
                  _id={submission._id}
                  orderId={submission.orderId}
                  uploadedFiles={submission.filesCount}
                />
                <span className={shared('small', 'breaks', 'muted')}>{kinds[submission.kind]}</span>
              </div>
            </td>
            <td className={styles.facility}>{submission.facilityName || t('Not provided')}</td>
            <td className={styles.received}>
              <div className={styles.lines}>
                <time dateTime={submission.receivedAt}>{formatDate(submission.receivedAt, 'medium')}</time>
                <DueLine request={submission} />
              </div>
            </td>
            <td className={styles.attention}>
              <AttentionMarks submission={submission} />
            </td>
            <td>
              <div className={styles.lines}>
                <ReviewMarks submission={submission} />
                <span className={shared('small', 'breaks', 'muted')}>
                  {submission.reviewer && <VisuallyHidden>{`${t('Reviewer')} `}</VisuallyHidden>}
                  {submission.reviewer?.name ?? t('No reviewer yet')}
                </span>
              </div>
            </td>
            <td>
              <ReviewButton submission={submission} onOpen={onOpen} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
