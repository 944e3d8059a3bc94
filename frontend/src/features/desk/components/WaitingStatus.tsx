import { makeStyles } from '@fluentui/react-components';
import {
  type StatusDefinition,
  statusDefinitionOf,
} from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StaffRequestView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { WithdrawFile } from '../../files/release/WithdrawFile.tsx';

const useStyles = makeStyles({
  notes: { margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface Props {
  request: StaffRequestView;
  statuses: readonly StatusDefinition[];
}

/** A status that is set after the virus scan of the documents, or why it was not set. Nothing without one. */
export function WaitingStatus({ request, statuses }: Props) {
  const { t } = useTranslation();
  const { waitingStatus: waiting, uploadedFiles } = request;
  if (!waiting) return null;
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
    infected: t('The virus scan found malware. Withdraw the file, and send a clean copy.'),
    withdrawn: t('A document was withdrawn in the meantime.'),
    updated: t('The client sent an update in the meantime.'),
    replaced: t('The portal changed the status in the meantime.'),
  };
  const infected = uploadedFiles.filter(
    ({ uploadedByAdmin, scan, deletedAt }) => uploadedByAdmin && scan === 'infected' && !deletedAt,
  );
  return (
    <Notice
      type="warning"
      title={t('The status “{{status}}” was not set', { status })}
      actions={infected.map((file) => (
        <WithdrawFile key={file.fileId} requestId={request._id} file={file} />
      ))}
    >
      {reasons[end]} {t('{{name}} chose it on {{time}}. Choose a status or write a note.', { name, time })}
      {infected.length > 0 && (
        <ul>
          {infected.map(({ fileId, originalName }) => (
            <li key={fileId}>{originalName}</li>
          ))}
        </ul>
      )}
      <Notes {...waiting} />
    </Notice>
  );
}

/** The notes, which are not in the history before the status is set. Nothing without any. */
function Notes({
  notes,
  isPrivate,
}: Pick<NonNullable<StaffRequestView['waitingStatus']>, 'notes' | 'isPrivate'>) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (notes === '') return null;
  return (
    <p className={styles.notes}>
      <strong>{isPrivate ? t('Private note') : t('Note for the client')}</strong>
      {'\n'}
      {notes}
    </p>
  );
}
