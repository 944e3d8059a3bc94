import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { smallText } from '../../../components/layout/shapes.ts';
import { useTableStyles } from '../../../components/list/listStyles.ts';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { RowNotes } from '../../requests/live/components/RowNotes.tsx';
import { useLiveRow } from '../../requests/live/useLiveRow.ts';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { PageBox, RowBox } from '../bulk/SelectionBoxes.tsx';
import type { ListSelection } from '../bulk/useRowSelection.ts';
import { ColumnHeader, type SortControl } from '../columns/ColumnHeader.tsx';
import type { ColumnLayout } from '../columns/ColumnsMenu.tsx';
import { ACTION_WIDTH, SELECT_WIDTH, tableWidth, widthOf } from '../columns/columnWidths.ts';
import { RequestCell } from '../columns/RequestCell.tsx';
import { useIsWiderThan } from '../columns/useIsWiderThan.ts';
import { NextStepLine } from './NextStepLine.tsx';
import { type ListAction, RowAction } from './RowAction.tsx';

const useStyles = makeStyles({
  // Scrolls if the chosen columns do not fit. The actions stay in view.
  scrolls: {
    overflowX: 'auto',
    '& th:last-child': { right: 0, zIndex: 2 },
    '& td:last-child': {
      position: 'sticky',
      right: 0,
      zIndex: 1,
      backgroundColor: tokens.colorNeutralBackground1,
      boxShadow: `inset 1px 0 ${tokens.colorNeutralStroke2}`,
    },
  },
  work: {
    tableLayout: 'fixed',
    '& th': { padding: '4px 6px', lineHeight: tokens.lineHeightBase200, overflowWrap: 'anywhere' },
    '& td': { padding: '4px 6px', height: '44px' },
    // A long status takes a second line instead of the next column.
    '& td .fui-Badge': {
      minWidth: 0,
      maxWidth: '100%',
      height: 'auto',
      paddingInline: '8px',
      whiteSpace: 'normal',
    },
    '& td:last-child a': {
      justifyContent: 'center',
      width: '100%',
      padding: '2px 3px',
      lineHeight: '18px',
      textAlign: 'center',
      whiteSpace: 'normal',
    },
    '& [data-initials]': { width: '28px', height: '28px', marginRight: '-6px' },
  },
  order: { minWidth: '100px', maxWidth: '200px' },
  patient: { minWidth: '112px', '@media (min-width: 1360px)': { minWidth: '160px' } },
  // Smaller text, so that long names need fewer lines.
  facility: {
    ...smallText,
    overflowWrap: 'anywhere',
    minWidth: '110px',
    '@media (max-width: 1359px)': { minWidth: '92px' },
  },
  type: { ...smallText, minWidth: '150px', '@media (max-width: 1359px)': { minWidth: '112px' } },
  date: { whiteSpace: 'nowrap' },
  lines: { display: 'grid', justifyItems: 'start', gap: '4px' },
});

/** The columns of the staff’s list and its order. */
export interface WorkLayout extends ColumnLayout, SortControl {}

export interface RequestRowsProps {
  /** Accessible name of the list. */
  title: string;
  requests: readonly RequestListItem[];
  statuses: readonly StatusDefinition[];
  action: ListAction;
  /** Null for clients, whose columns are fixed. */
  layout: WorkLayout | null;
  /** Adds checkboxes to the rows. */
  selection?: ListSelection | undefined;
}

/** Requests as table rows. */
export function RequestTable({ title, requests, statuses, action, layout, selection }: RequestRowsProps) {
  const { t } = useTranslation();
  const styles = useStyles();
  const { table } = useTableStyles();
  const row = useLiveRow();
  const box = useRef<HTMLDivElement>(null);
  const neededWidth = layout && tableWidth(layout.columns, layout.widths);
  const scrolls = useIsWiderThan(box, neededWidth);
  return (
    <div ref={box} className={scrolls ? styles.scrolls : undefined}>
      <table
        className={mergeClasses(table, layout ? styles.work : undefined)}
        style={neededWidth !== null && scrolls ? { width: `${neededWidth}px` } : undefined}
        aria-label={title}
      >
        {layout && (
          <colgroup>
            {selection && <col style={{ width: `${SELECT_WIDTH}px` }} />}
            {layout.columns.map((column) => (
              <col key={column} style={{ width: `${widthOf(column, layout.widths)}px` }} />
            ))}
            <col style={{ width: `${ACTION_WIDTH}px` }} />
          </colgroup>
        )}
        <thead>
          <tr>
            {selection && (
              <th>
                <PageBox selection={selection} requests={requests} />
              </th>
            )}
            {layout ? (
              layout.columns.map((column) => (
                <ColumnHeader
                  key={column}
                  column={column}
                  hasDueColumn={layout.columns.includes('due')}
                  sort={layout.sort}
                  onSort={layout.onSort}
                  onWidth={(width) => layout.onWidths({ ...layout.widths, [column]: width })}
                />
              ))
            ) : (
              <ClientHeadings />
            )}
            <th scope="col">{t('Actions')}</th>
          </tr>
        </thead>
        <tbody>
          {requests.map((request) => (
            <tr key={request._id} {...row(request._id)}>
              {selection && (
                <td>
                  <RowBox selection={selection} requests={requests} request={request} />
                </td>
              )}
              {layout ? (
                layout.columns.map((column, index) => (
                  <td key={column}>
                    <RequestCell
                      column={column}
                      columns={layout.columns}
                      request={request}
                      statuses={statuses}
                    />
                    {index === 0 && <RowNotes requestId={request._id} />}
                  </td>
                ))
              ) : (
                <ClientCells request={request} statuses={statuses} />
              )}
              <td>
                <RowAction action={action} request={request} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ClientHeadings() {
  const { t } = useTranslation();
  return (
    <>
      <th scope="col">{t('Client Order Number')}</th>
      <th scope="col">{t('Patient')}</th>
      <th scope="col">{t('Facility')}</th>
      <th scope="col">{t('Request Type')}</th>
      <th scope="col">{t('Status')}</th>
      <th scope="col">{t('Date')}</th>
    </>
  );
}

function ClientCells({
  request,
  statuses,
}: Pick<RequestRowsProps, 'statuses'> & { request: RequestListItem }) {
  const { t } = useTranslation();
  const styles = useStyles();
  return (
    <>
      <td className={styles.order}>
        <OrderCell {...request} />
      </td>
      <td className={styles.patient}>
        <PatientCell patientName={request.patientName} patientDob={request.patientDob} />
      </td>
      <td className={styles.facility}>{request.facilityName || t('Not provided')}</td>
      <td className={styles.type}>{requestTypeLabel(request.requestType, t)}</td>
      <td>
        <div className={styles.lines}>
          <StatusBadge status={request.status} statuses={statuses} />
          <NextStepLine request={request} />
        </div>
      </td>
      <td className={styles.date}>
        <time dateTime={request.submittedAt}>{formatDate(request.submittedAt, 'medium')}</time>
      </td>
    </>
  );
}
