import { makeStyles } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/submissions/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../../components/card/Mark.tsx';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDate } from '../../../lib/format.ts';
import { attentionBadges, reviewBadges, useReviewLabels } from '../../requests/useReviewLabels.ts';

const useStyles = makeStyles({
  marks: { display: 'grid', justifyItems: 'start', alignContent: 'start', gap: '4px' },
});

interface Props {
  submission: Pick<SubmissionItem, 'state' | 'attention' | 'reasons' | 'answeredAt' | 'askedAt' | 'lacksLoa'>;
}

/** Review state, and whether the client was asked for more information or has answered. */
export function ReviewMarks({ submission: { state, answeredAt, askedAt } }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.marks}>
      <StatusBadge status={state} statuses={reviewBadges} />
      {askedAt && (
        <Mark>{t('Waiting for client since {{day}}', { day: formatDate(askedAt, 'medium') })}</Mark>
      )}
      {answeredAt && (
        <Mark tone="good">{t('Responded {{day}}', { day: formatDate(answeredAt, 'medium') })}</Mark>
      )}
    </span>
  );
}

/** Attention level and reason. */
export function AttentionMarks({ submission: { attention, reasons, lacksLoa } }: Props) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const { attentionReason } = useReviewLabels();
  const others = reasons.filter(({ kind }) => kind !== 'lacksLoa');
  return (
    <span className={styles.marks}>
      <StatusBadge status={attention} statuses={attentionBadges} />
      {lacksLoa && <Mark tone="attention">{t('LOA missing')}</Mark>}
      {others.map((reason) => (
        <span key={reason.kind} className={shared('small', 'soft')}>
          {attentionReason(reason)}
        </span>
      ))}
    </span>
  );
}
