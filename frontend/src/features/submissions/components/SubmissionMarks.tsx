import { makeStyles } from '@fluentui/react-components';
import type { SubmissionItem } from '@portal/contract/schemas/submissionReview.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { Mark } from '../../staffRequest/components/Mark.tsx';
import { attentionBadges, reviewBadges } from '../useReviewWords.ts';

const useStyles = makeStyles({ marks: { display: 'grid', justifyItems: 'start', gap: '4px' } });

interface Props {
  submission: Pick<SubmissionItem, 'state' | 'attention' | 'answeredAt' | 'lacksLoa'>;
}

/** How its review stands, and whether the client has answered what was asked for. */
export function ReviewMarks({ submission: { state, answeredAt } }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.marks}>
      <StatusBadge status={state} statuses={reviewBadges} />
      {answeredAt && (
        <Mark tone="good">{t('Answered {{day}}', { day: formatDate(answeredAt, 'medium') })}</Mark>
      )}
    </span>
  );
}

/** How much it wants to be looked at, and whether its letter of authorization is missing. */
export function AttentionMarks({ submission: { attention, lacksLoa } }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  return (
    <span className={styles.marks}>
      <StatusBadge status={attention} statuses={attentionBadges} />
      {lacksLoa && <Mark tone="attention">{t('LOA missing')}</Mark>}
    </span>
  );
}
