import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/card/Card.tsx';
import { useSession } from '../../lib/session/session.ts';
import { useReviewStep } from './api/useReviewStep.ts';
import { ReviewDecision } from './components/ReviewDecision.tsx';
import { AuthorizationNotice, ReviewNotices } from './components/ReviewNotices.tsx';

const useStyles = makeStyles({
  body: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  bar: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '8px 16px',
    maxHeight: '60dvh',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    '@media print': { display: 'none' },
  },
});

interface Props {
  request: StaffRequestView;
}

/** What the review of a submission needs to know. Nothing once it is decided and nothing is missing. */
export function ReviewCard({ request }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? '';
  const { review } = request;
  if (!review || (review.state === 'approved' && review.missing.length === 0)) return null;
  return (
    <Card title={t('Review')}>
      <div className={styles.body}>
        <ReviewNotices request={request} userId={userId} />
        <AuthorizationNotice request={request} />
      </div>
    </Card>
  );
}

/** The decision about a submission. Closed requests have none. */
export function ReviewBar({ request }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? '';
  const steps = useReviewStep();
  if (!request.review) return null;
  return (
    <section className={styles.bar} aria-label={t('Decision')}>
      <ReviewDecision
        requestId={request._id}
        request={request}
        version={request.review.version}
        userId={userId}
        steps={steps}
      />
    </section>
  );
}
