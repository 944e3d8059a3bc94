import { makeStyles, tokens } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { smallText } from '../../components/layout/shapes.ts';
import { formatDateTime, formatDeadline, formatMoney } from '../../lib/format.ts';
import { ReplacementNote } from './ReplacementNote.tsx';
import { Countdown } from './Countdown.tsx';
import { FileComment } from './FileComment.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';

const useStyles = makeStyles({
  note: { ...smallText, margin: '4px 0 0', color: tokens.colorNeutralForeground3 },
  refused: { color: tokens.colorStatusDangerForeground1 },
});

/** Notes on a file for the client: comment, refund, and when or why it can be opened. */
export function FileNotes({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const styles = useStyles();
  const notes = availabilityNotes();
  const amount = formatMoney(Math.round(file.chargeAmount * 100));
  const refund = refundDue(file);
  return (
    <>
      {file.updateReason && file.updateSubmittedAt && (
        <p className={styles.note}>
          {t('{{reason}}, sent on {{time}}', {
            reason: t(file.updateReason),
            time: formatDateTime(file.updateSubmittedAt),
          })}
        </p>
      )}
      <ReplacementNote file={file} />
      {file.adminComment && <FileComment>{file.adminComment}</FileComment>}
      {file.redactedPages && (
        <p className={styles.note}>
          {t('Parts of {{count}} pages are redacted.', { count: file.redactedPages })}
        </p>
      )}
      {file.termsChangedAt && !file.withdrawnAt && (
        <p className={styles.note}>
          {t('The provider changed the charge, download date or comment on {{time}}.', {
            time: formatDateTime(file.termsChangedAt),
          })}
        </p>
      )}
      {refund === 'due' && (
        <p className={styles.note}>
          {t('You’re due a refund of {{amount}}. We’ll email you when we send it.', { amount })}
        </p>
      )}
      {refund === 'when-cleared' && (
        <p className={styles.note}>
          {t('If your bank payment of {{amount}} goes through, we will refund it.', { amount })}
        </p>
      )}
      {file.refundedAt && (
        <p className={styles.note}>
          {t('We refunded your payment of {{amount}} on {{time}}.', {
            amount,
            time: formatDateTime(file.refundedAt),
          })}
        </p>
      )}
      {notes && <p className={styles.note}>{notes}</p>}
      {file.downloadRequest && (
        <p className={styles.note}>
          <DownloadRequestNote file={file} />
        </p>
      )}
    </>
  );

  function availabilityNotes(): ReactNode {
    const availability = fileAvailability(file);
    const reason = file.downloadReason && t(file.downloadReason);
    if (availability.kind === 'clearing')
      return t('You can open the file when your bank completes the payment.');
    if (availability.kind === 'unpaid') {
      return (
        <>
          {availability.hasFailed ? (
            <span className={styles.refused}>
              {t('Your bank did not complete the payment. Please pay again.')}
            </span>
          ) : availability.availableAt ? (
            t('You can’t pay for this file yet.')
          ) : (
            reason
          )}{' '}
          {availability.availableAt && <Countdown until={availability.availableAt} />}
        </>
      );
    }
    if (availability.kind !== 'downloaded') return null;
    const downloaded = t('Downloaded on {{time}}.', { time: formatDateTime(availability.downloadedAt) });
    if (availability.againUntil === null) {
      return (
        <>
          <span className={styles.refused}>{reason}</span> {downloaded}
        </>
      );
    }
    const again = t('You can download it again until {{time}}.', {
      time: formatDeadline(availability.againUntil),
    });
    return `${downloaded} ${again}`;
  }
}

/**
 * The refund due for a withdrawn file: `due` for a payment, `when-cleared` for a clearing bank payment, null for none.
 * Disputed payments are not refunded here, because the bank decides about them.
 */
function refundDue(file: FileView): 'due' | 'when-cleared' | null {
  if (!file.withdrawnAt || file.disputed || file.replacedBy) return null;
  if (file.isPaid) return 'due';
  return file.paymentState === 'clearing' ? 'when-cleared' : null;
}

/** What happened to the request for another download of a file. Nothing once an allowed download is used. */
function DownloadRequestNote({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const { downloadRequest: request, isDownloadable, deletedAt } = file;
  if (!request || deletedAt) return null;
  const time = formatDateTime(request.answeredAt ?? request.requestedAt);
  switch (request.state) {
    case 'open':
      return t('Another download was requested on {{time}}. We’ll email you the answer.', { time });
    case 'allowed':
      return isDownloadable ? t('We allowed another download on {{time}}.', { time }) : null;
    case 'declined':
      return t('We declined another download on {{time}}: {{note}}', { time, note: request.answer });
  }
}
