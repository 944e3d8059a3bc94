import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { reviewBadges } from '../../../requests/useReviewLabels.ts';

const useStyles = makeStyles({
  review: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});

/** The review state of the submission. Renders nothing if there is no review. */
export function ReviewBadge({ request: { review } }: { request: Pick<StaffRequestView, 'review'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!review) return null;
  return (
    <span className={styles.review}>
      {t('Review')}
      <StatusBadge status={review.state} statuses={reviewBadges} />
    </span>
  );
}
