import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../components/layout/pieces.tsx';
import { formatDay } from '../../../lib/format.ts';
import { DueMark } from '../../requests/cells/DueMark.tsx';
import { isPaused } from '../../requests/deadline/isPaused.ts';

/** The due date, with a mark when it is near, overdue or paused. While it is paused: the date if the client answers today. */
export function DueDate({ request }: { request: StaffRequestView }) {
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
