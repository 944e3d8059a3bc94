import { makeStyles, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { reviewBadges } from '../../requests/useReviewLabels.ts';

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
export function ReviewBadge({ state }: { state: RequestListItem['review'] }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!state || state === 'none') return null;
  return (
    <span className={styles.review}>
      {t('Review')}
      <StatusBadge status={state} statuses={reviewBadges} />
    </span>
  );
}
