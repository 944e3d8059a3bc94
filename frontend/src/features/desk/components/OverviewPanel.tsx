import { makeStyles } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../components/card/Card.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { FileAccess } from '../../files/api/useFileAccess.ts';
import { ReviewCard } from '../../submissions/ReviewCard.tsx';
import { AssignmentCard } from '../assignment/AssignmentCard.tsx';
import { DueDateCard } from '../dueDate/DueDateCard.tsx';
import { CorrectionsNotice } from '../updates/CorrectionsNotice.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import { QuickActionsCard } from './QuickActionsCard.tsx';

const PossibleDuplicates = lazyComponent(
  async () => (await import('./PossibleDuplicates.tsx')).PossibleDuplicates,
  { failure: 'hidden' },
);

const RetentionCard = lazyComponent(
  async () => (await import('../../retention/RetentionCard.tsx')).RetentionCard,
  { Fallback: EmptyRetentionCard },
);

const useStyles = makeStyles({
  short: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: 'var(--cards-gap, 16px)',
    alignItems: 'start',
    '& > :has(form)': { gridColumn: '1 / -1' },
  },
});

function EmptyRetentionCard() {
  const { t } = useTranslation();
  return <Card title={t('Retention')}>{null}</Card>;
}

interface Props {
  request: StaffRequestView;
  access: FileAccess;
  statuses: readonly StatusDefinition[];
}

/** What is to do: the review, who does it until when, and what happened so far. */
export function OverviewPanel({ request, access, statuses }: Props) {
  const styles = useStyles();
  return (
    <>
      <PossibleDuplicates requestId={request._id} />
      <CorrectionsNotice request={request} />
      <ReviewCard request={request} access={access} />
      <div className={styles.short}>
        <AssignmentCard request={request} />
        <DueDateCard request={request} />
        <QuickActionsCard request={request} />
        <RetentionCard request={request} />
      </div>
      <HistoryCard history={request.statusHistory} statuses={statuses} />
    </>
  );
}
