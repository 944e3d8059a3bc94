import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { StatusDefinition } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { RequestListItem } from '@portal/contract/requests/schemas/requestList.ts';
import type { ListColumn } from '@portal/contract/workspace/listColumns.ts';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../../components/StatusBadge.tsx';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { DueLine } from '../../requests/cells/DueLine.tsx';
import { OrderCell } from '../../requests/cells/OrderCell.tsx';
import { PatientCell } from '../../requests/cells/PatientCell.tsx';
import { requestTypeLabel } from '../../requests/requestTypeLabel.ts';
import { reviewBadges } from '../../requests/useReviewLabels.ts';
import { AssigneeLine } from '../components/AssigneeLine.tsx';

const useStyles = makeStyles({
  lines: { display: 'grid', justifyItems: 'start', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  small: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  // Long texts end after two lines; the whole text is the tooltip.
  clamped: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  none: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  column: ListColumn;
  /** All columns: a file count, a due date or an assignee without an own column joins another. */
  columns: readonly ListColumn[];
  request: RequestListItem;
  statuses: readonly StatusDefinition[];
}

/** A cell of the staff’s list. */
export function RequestCell({ column, columns, request, statuses }: Props) {
  const { t } = useTranslation();
  const styles = useStyles();
  const joins = (other: ListColumn) => !columns.includes(other);
  const clamped = (text: string) => (
    <span className={mergeClasses(styles.small, styles.clamped)} title={text}>
      {text}
    </span>
  );
  switch (column) {
    case 'order':
      return (
        <OrderCell
          _id={request._id}
          orderId={request.orderId}
          uploadedFiles={joins('files') ? request.uploadedFiles : 0}
          unreadMessages={request.unreadMessages}
          undelivered={request.undelivered}
          secondCheck={request.secondCheck}
          isClamped
        />
      );
    case 'patient':
      return <PatientCell patientName={request.patientName} patientDob={request.patientDob} isClamped />;
    case 'facility':
      return clamped(request.facilityName || t('Not provided'));
    case 'type':
      return clamped(requestTypeLabel(request.requestType, t));
    case 'status':
      return (
        <div className={styles.lines}>
          <StatusBadge status={request.status} statuses={statuses} />
          {joins('assignee') && <AssigneeLine request={request} />}
        </div>
      );
    case 'submitted':
      return (
        <div className={styles.lines}>
          <time dateTime={request.submittedAt}>{formatDate(request.submittedAt, 'medium')}</time>
          {joins('due') && <DueLine request={request} isCompact />}
        </div>
      );
    case 'due':
      return request.dueDate || request.isPaused ? (
        <DueLine request={request} isCompact />
      ) : (
        <span className={styles.none}>–</span>
      );
    case 'assignee':
      return <AssigneeLine request={request} />;
    case 'review': {
      const { review = 'none' } = request;
      if (review === 'none') return <span className={styles.none}>{t('None')}</span>;
      return <StatusBadge status={review} statuses={reviewBadges} />;
    }
    case 'files':
      return request.uploadedFiles;
    case 'owed':
      return formatMoney(Math.round((request.amountOwed ?? 0) * 100));
  }
}
