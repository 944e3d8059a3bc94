import { makeStyles, tokens } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { EditableCard } from '../editing/EditableCard.tsx';
import { DueDateReason } from './DueDateReason.tsx';
import { DueDateForm } from './DueDateForm.tsx';
import { DueMark } from '../../requests/cells/DueMark.tsx';
import { isPaused } from '../../requests/deadline/isPaused.ts';

const useStyles = makeStyles({
  change: { paddingTop: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

/** The due date and its changes, newest first. */
export function DueDateCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const shared = useSharedStyles();
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  useStaffFormOpener('dueDate', () => setEditing(true));
  const changes = request.dueDateChanges.toReversed();
  const daysOf = ({ from, to }: { from: string; to: string }) => ({
    from: from ? formatDay(from, 'medium') : t('Not provided'),
    to: formatDay(to, 'medium'),
  });
  return (
    <EditableCard
      title={t('Due date')}
      isEditing={isEditing}
      onEdit={() => setEditing(true)}
      form={<DueDateForm request={request} onClose={() => setEditing(false)} />}
    >
      <DueDate request={request} />
      <DueDateReason request={request} />
      {changes.length > 0 && (
        <Stack as="ol" gap={12} shared="above16" aria-label={t('Due date changes')}>
          {changes.map((change, index) => (
            <li key={changes.length - index} className={styles.change}>
              {change.useRules
                ? t('Calculated date restored: from {{from}} to {{to}}', daysOf(change))
                : t('From {{from}} to {{to}}', daysOf(change))}
              {/* Reasons are not translated. */}
              <p className={shared('body', 'above4', 'lines', 'breaks')}>{change.reason}</p>
              <div className={shared('body', 'above4', 'muted')}>
                {change.changedByName}
                {' · '}
                <time dateTime={change.changedAt}>{formatDateTime(change.changedAt)}</time>
              </div>
            </li>
          ))}
        </Stack>
      )}
    </EditableCard>
  );
}

/** The due date, with a mark when it is near, overdue or paused. While it is paused: the date if the client answers today. */
function DueDate({ request }: { request: StaffRequestView }) {
  const { t } = useTranslation();
  const { status, deadline, submittedAt } = request;
  const dueDate = deadline?.paused ? deadline.dueDate : request.dueDate;
  if (!dueDate) return t('Not provided');
  return (
    <Row as="span" gap={8} rowGap={4}>
      <time dateTime={dueDate}>{formatDay(dueDate)}</time>
      <DueMark request={{ dueDate, status, submittedAt, isPaused: isPaused(request) }} />
    </Row>
  );
}
