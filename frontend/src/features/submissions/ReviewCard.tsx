import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Surface } from '../../components/Surface.tsx';
import { column } from '../../components/layout/shapes.ts';
import { useSession } from '../../lib/session/session.ts';
import type { FileAccess } from '../files/api/useFileAccess.ts';
import { useReviewStep } from './api/useReviewStep.ts';
import { AuthorityChecklist } from './components/AuthorityChecklist.tsx';
import { ReviewChecklist } from './components/ReviewChecklist.tsx';
import { ReviewDecision } from './components/ReviewDecision.tsx';
import { AuthorizationNotice, ReviewNotices } from './components/ReviewNotices.tsx';

const useStyles = makeStyles({
  card: { ...column('12px'), padding: 'var(--card-padding, 12px clamp(16px, 2vw, 24px))' },
  bar: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: 'var(--bar-padding, 8px) 12px',
    maxHeight: '60dvh',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    // One row for all four steps at 1280 px.
    '& button': { minWidth: 0, '@media (max-width: 599px)': { flexGrow: 1 } },
    '@media print': { display: 'none' },
    ':empty': { display: 'none' },
  },
});

interface Props {
  request: StaffRequestView;
  /** Access to the files of the client’s answer. */
  access: FileAccess;
}

/** What the review of a submission needs to know. Nothing once it is approved. */
export function ReviewCard({ request, access }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? '';
  const { review } = request;
  if (!review || review.state === 'approved') return null;
  return (
    <section aria-label={t('Review')}>
      <Surface className={styles.card}>
        <ReviewNotices request={request} userId={userId} access={access} />
        <ReviewChecklist request={request} />
        <AuthorityChecklist request={request} />
        <AuthorizationNotice request={request} />
      </Surface>
    </section>
  );
}

/** Id of the decision in the page. It can have the focus. */
export const DECISION_ID = 'decision';

/** The decision about a submission. Closed requests have none. */
export function ReviewBar({ request }: Pick<Props, 'request'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  const userId = useSession()?.userId ?? '';
  const steps = useReviewStep();
  return (
    <section id={DECISION_ID} tabIndex={-1} className={styles.bar} aria-label={t('Decision')}>
      <ReviewDecision request={request} userId={userId} steps={steps} />
    </section>
  );
}
