import { makeStyles } from '@fluentui/react-components';
import type { RequestListItem } from '@portal/contract/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../lib/format.ts';
import { DueMark } from '../../staffRequest/components/DueMark.tsx';

const useStyles = makeStyles({
  due: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  day: { whiteSpace: 'nowrap' },
});

/** By when a request is to be done, marked when it is late or soon will be. */
export function DueCell({ request }: { request: Pick<RequestListItem, 'dueDate' | 'status'> }) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (!request.dueDate) return t('Not given');
  return (
    <span className={styles.due}>
      <time className={styles.day} dateTime={request.dueDate}>
        {formatDay(request.dueDate, 'medium')}
      </time>
      <DueMark request={request} isBrief />
    </span>
  );
}
