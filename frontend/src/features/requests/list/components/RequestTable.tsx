import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useTranslation } from 'react-i18next';
import { useTableStyles } from '../../../../components/list/listStyles.ts';
import { StatusBadge } from '../../../../components/StatusBadge.tsx';
import { formatDate } from '../../../../lib/format.ts';
import { DueLine } from '../../cells/DueLine.tsx';
import { OrderCell } from '../../cells/OrderCell.tsx';
import { PatientCell } from '../../cells/PatientCell.tsx';
import { requestTypeLabel } from '../../requestTypeLabel.ts';
import { PageBox, RowBox } from '../bulk/SelectionBoxes.tsx';
import type { ListSelection } from '../bulk/useRowSelection.ts';
import { AssigneeLine } from './AssigneeLine.tsx';
import { NextStepLine } from './NextStepLine.tsx';
import { type ListAction, RowAction } from './RowAction.tsx';

const useStyles = makeStyles({
  // The columns of staff need less padding to fit on small laptops.
  compact: {
    '@media (max-width: 1359px)': {
      '& th': { paddingLeft: '6px', paddingRight: '6px' },
      '& td': { paddingLeft: '6px', paddingRight: '6px' },
      '& [data-initials]': { width: '28px', height: '28px', marginRight: '-6px' },
    },
  },
  select: { width: '40px' },
  order: { minWidth: '100px', maxWidth: '200px' },
  patient: { minWidth: '112px', '@media (min-width: 1360px)': { minWidth: '160px' } },
  // Smaller text, so that long names need fewer lines.
  facility: {
    overflowWrap: 'anywhere',
    minWidth: '110px',
    '@media (max-width: 1359px)': { minWidth: '92px' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  type: {
    minWidth: '150px',
    '@media (max-width: 1359px)': { minWidth: '112px' },
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  date: { whiteSpace: 'nowrap' },
  lines: { display: 'grid', justifyItems: 'start', gap: '4px' },
});

export interface RequestRowsProps {
  /** Accessible name of the list. */
  title: string;
  requests: readonly RequestListItem[];
  statuses: readonly StatusDefinition[];
  action: ListAction;
  isStaff: boolean;
  /** Adds checkboxes to the rows. */
  selection?: ListSelection | undefined;
}

/** Requests as table rows. */
export function RequestTable({ title, requests, statuses, action, isStaff, selection }: RequestRowsProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { table } = useTableStyles();
  return (
    <table className={mergeClasses(table, isStaff && styles.compact)} aria-label={title}>
      <thead>
        <tr>
          {selection && (
            <th>
              <PageBox selection={selection} requests={requests} />
            </th>
          )}
          <th scope="col">{t('Client Order Number')}</th>
          <th scope="col">{t('Patient')}</th>
          <th scope="col">{t('Facility')}</th>
          <th scope="col">{t('Request Type')}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col">{t('Date')}</th>
          <th scope="col">{t('Actions')}</th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <tr key={request._id}>
            {selection && (
              <td className={styles.select}>
                <RowBox selection={selection} requests={requests} request={request} />
              </td>
            )}
            <td className={styles.order}>
              <OrderCell orderId={request.orderId} uploadedFiles={request.uploadedFiles} />
            </td>
            <td className={styles.patient}>
              <PatientCell patientName={request.patientName} patientDob={request.patientDob} />
            </td>
            <td className={styles.facility}>{request.facilityName || t('Not provided')}</td>
            <td className={styles.type}>{requestTypeLabel(request.requestType, t)}</td>
            <td>
              <div className={styles.lines}>
                <StatusBadge status={request.status} statuses={statuses} />
                {isStaff ? <AssigneeLine request={request} /> : <NextStepLine request={request} />}
              </div>
            </td>
            <td className={styles.date}>
              <div className={styles.lines}>
                <time dateTime={request.submittedAt}>{formatDate(request.submittedAt, 'medium')}</time>
                {isStaff && <DueLine request={request} />}
              </div>
            </td>
            <td>
              <RowAction action={action} request={request} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
