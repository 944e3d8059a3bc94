import { makeStyles } from '@fluentui/react-components';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../lib/format.ts';
import { DueMark } from '../../../requests/cells/DueMark.tsx';

const useStyles = makeStyles({
  date: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
});

/** The due date, with a mark when it is near or overdue. */
export function DueDate({ request }: { request: Pick<StaffRequestView, 'dueDate' | 'status'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!request.dueDate) return t('Not provided');
  return (
    <span className={styles.date}>
      <time dateTime={request.dueDate}>{formatDay(request.dueDate)}</time>
      <DueMark request={request} />
    </span>
  );
}
