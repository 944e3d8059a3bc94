import { makeStyles, tokens } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { inlineLine, smallText } from '../../../components/layout/shapes.ts';
import { reviewBadges } from '../../requests/useReviewLabels.ts';

const useStyles = makeStyles({
  review: { ...inlineLine('6px'), ...smallText, color: tokens.colorNeutralForeground2 },
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
