import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { row } from '../../../components/layout/shapes.ts';
import { useCardStyles } from '../../../components/list/listStyles.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { DueLine } from '../../requests/cells/DueLine.tsx';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { RowNotes } from '../../requests/live/components/RowNotes.tsx';
import { useLiveRow } from '../../requests/live/useLiveRow.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { PageBox, RowBox } from '../bulk/SelectionBoxes.tsx';
import { AssigneeLine } from './AssigneeLine.tsx';
import { NextStepLine } from './NextStepLine.tsx';
import type { RequestRowsProps } from './RequestTable.tsx';
import { RowAction } from './RowAction.tsx';

const useStyles = makeStyles({
  line: { ...row('8px 16px'), justifyContent: 'space-between' },
  order: { display: 'flex', alignItems: 'center', minWidth: 0 },
  facts: { color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  date: { color: tokens.colorNeutralForeground3 },
});

/** Requests as cards, for narrow screens. */
export function RequestCardList({ title, requests, statuses, action, layout, selection }: RequestRowsProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const cards = useCardStyles();
  const row = useLiveRow();
  return (
    <>
      {selection && (
        <PageBox selection={selection} requests={requests} label={t('Select all on this page')} />
      )}
      <ul className={cards.list} aria-label={title}>
        {requests.map((request) => (
          <li key={request._id} {...row(request._id, cards.card)}>
            <div className={styles.line}>
              <div className={styles.order}>
                {selection && <RowBox selection={selection} requests={requests} request={request} />}
                <OrderCell {...request} />
              </div>
              <StatusBadge status={request.status} statuses={statuses} />
            </div>
            <RowNotes requestId={request._id} />
            <PatientCell patientName={request.patientName} patientDob={request.patientDob} />
            <div className={styles.facts}>
              <div>{request.facilityName || t('No facility')}</div>
              <div>{requestTypeLabel(request.requestType, t)}</div>
            </div>
            {layout ? (
              <div className={styles.line}>
                <DueLine request={request} />
                <AssigneeLine request={request} />
              </div>
            ) : (
              <NextStepLine request={request} />
            )}
            <div className={styles.line}>
              <time className={styles.date} dateTime={request.submittedAt}>
                {formatDate(request.submittedAt, 'medium')}
              </time>
              <RowAction action={action} request={request} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
