import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime, formatDay } from '../../../lib/format.ts';
import { useStaffFormOpener } from '../../../lib/session/staffForms.ts';
import { EditableCard } from '../editing/EditableCard.tsx';
import { DueDate } from './DueDate.tsx';
import { DueDateReason } from './DueDateReason.tsx';
import { DueDateForm } from './DueDateForm.tsx';

const useStyles = makeStyles({
  changes: { display: 'grid', gap: '12px', margin: '16px 0 0', padding: 0, listStyleType: 'none' },
  change: { paddingTop: '12px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  reason: {
    ...typographyStyles.body1,
    margin: '4px 0 0',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  who: { ...typographyStyles.body1, marginTop: '4px', color: tokens.colorNeutralForeground3 },
});

/** The due date and its changes, newest first. */
export function DueDateCard({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
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
        <ol className={styles.changes} aria-label={t('Due date changes')}>
          {changes.map((change, index) => (
            <li key={changes.length - index} className={styles.change}>
              {change.useRules
                ? t('Calculated date restored: from {{from}} to {{to}}', daysOf(change))
                : t('From {{from}} to {{to}}', daysOf(change))}
              {/* Reasons are not translated. */}
              <p className={styles.reason}>{change.reason}</p>
              <div className={styles.who}>
                {change.changedByName}
                {' · '}
                <time dateTime={change.changedAt}>{formatDateTime(change.changedAt)}</time>
              </div>
            </li>
          ))}
        </ol>
      )}
    </EditableCard>
  );
}
