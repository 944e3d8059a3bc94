import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffFileView, StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { useSharedStyles } from '../../../components/layout/useSharedStyles.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { WithdrawFile } from '../../files/release/WithdrawFile.tsx';

interface Props {
  request: StaffRequestView;
  /** Released documents that the scan rejected. */
  blocked: readonly StaffFileView[];
  statuses: readonly StatusDefinition[];
}

/** A status that is set after the virus scan of the documents, or why it was not set. Without one: the blocked documents. */
export function WaitingStatus({ request, blocked, statuses }: Props) {
  const { t } = useTranslation();
  const { waitingStatus: waiting } = request;
  const infected = t('The virus scan found malware. Withdraw the file, and send a clean copy.');
  const withdrawals = blocked.map((file) => (
    <WithdrawFile key={file.fileId} requestId={request._id} file={file} />
  ));
  if (!waiting) {
    return (
      <Notice type="warning" title={t('The client did not get all documents')} actions={withdrawals}>
        {infected}
        <FileNames files={blocked} />
      </Notice>
    );
  }
  const status = t(statusDefinitionOf(waiting.status, statuses).label);
  const { end, isLate, byName: name } = waiting;
  const time = formatDateTime(waiting.at);
  if (end === null) {
    return (
      <Notice
        type={isLate ? 'warning' : 'info'}
        title={
          isLate
            ? t('The virus scan takes longer than a day')
            : t('The status “{{status}}” is set after the virus scan', { status })
        }
      >
        {t('{{name}} chose it on {{time}}. Microsoft Defender can take longer than a minute.', {
          name,
          time,
        })}{' '}
        {isLate && t('Withdraw the documents, or set the status under “Update Request”.')}
        <Notes {...waiting} />
      </Notice>
    );
  }
  const reasons: Record<typeof end, string> = {
    infected,
    withdrawn: t('A document was withdrawn in the meantime.'),
    updated: t('The client sent an update in the meantime.'),
    replaced: t('The portal changed the status in the meantime.'),
  };
  return (
    <Notice type="warning" title={t('The status “{{status}}” was not set', { status })} actions={withdrawals}>
      {reasons[end]} {t('{{name}} chose it on {{time}}. Choose a status or write a note.', { name, time })}
      <FileNames files={blocked} />
      <Notes {...waiting} />
    </Notice>
  );
}

/** Nothing without files. */
function FileNames({ files }: { files: readonly StaffFileView[] }) {
  if (files.length === 0) return null;
  return (
    <ul>
      {files.map(({ fileId, originalName }) => (
        <li key={fileId}>{originalName}</li>
      ))}
    </ul>
  );
}

/** The notes, which are not in the history before the status is set. Nothing without any. */
function Notes({
  notes,
  isPrivate,
}: Pick<NonNullable<StaffRequestView['waitingStatus']>, 'notes' | 'isPrivate'>) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  if (notes === '') return null;
  return (
    <p className={shared('flush', 'above8', 'lines', 'breaks')}>
      <strong>{isPrivate ? t('Private note') : t('Note for the client')}</strong>
      {'\n'}
      {notes}
    </p>
  );
}
