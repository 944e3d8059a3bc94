import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { DueMark } from '../../requests/cells/DueMark.tsx';
import { isPaused } from '../../requests/deadline/isPaused.ts';

const useStyles = makeStyles({
  date: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
});

/** The due date, with a mark when it is near, overdue or paused. While it is paused: the date if the client answers today. */
export function DueDate({ request }: { request: StaffRequestView }) {
  const styles = useStyles();
  const { t } = useTranslation();
  const { status, deadline, submittedAt } = request;
  const dueDate = deadline?.paused ? deadline.dueDate : request.dueDate;
  if (!dueDate) return t('Not provided');
  return (
    <span className={styles.date}>
      <time dateTime={dueDate}>{formatDay(dueDate)}</time>
      <DueMark request={{ dueDate, status, submittedAt, isPaused: isPaused(request) }} />
    </span>
  );
}
