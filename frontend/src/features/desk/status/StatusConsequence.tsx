import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StatusValues } from '../../fulfillment/status/statusValues.ts';

/** Says who is notified of the entered status and notes, and what closing the request means. */
export function StatusConsequence({ request }: { request: Pick<StaffRequestView, 'status' | 'recipients'> }) {
  const { t } = useTranslation();
  const [status, notes, isPrivate] = useWatch<StatusValues, ['status', 'notes', 'isPrivate']>({
    name: ['status', 'notes', 'isPrivate'],
  });
  const isMove = status !== '' && status !== request.status;
  const hasNotes = notes.trim() !== '';
  const closes = isMove && closedStatuses.includes(status) && !closedStatuses.includes(request.status);
  if (!isMove && !hasNotes) return null;
  return (
    <p role="status">
      {notification()}
      {closes &&
        ` ${t('The request is closed, and its retention period starts. You can reopen it with another status.')}`}
      {isMove && status === 'cancelled' && ` ${t('The client can no longer send updates.')}`}
    </p>
  );

  function notification(): string {
    if (isPrivate && hasNotes)
      return isMove
        ? t('The client isn’t notified, but sees the new status on the request page.')
        : t('The client isn’t notified of private notes.');
    if (!isMove) return t('The client isn’t notified of notes without a new status.');
    return request.recipients?.length === 0
      ? t('No email address on file. Send it another way.')
      : t('We’ll email the client about the new status.');
  }
}
