import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { useMediaQuery } from '../../components/useMediaQuery.ts';
import { FileRow } from '../../components/file/FileRow.tsx';
import { formatDate, formatDeadline, formatMoney } from '../../lib/format.ts';
import { PayCharge } from '../payments/charge/PayCharge.tsx';
import { ReceiptButton } from '../payments/charge/ReceiptButton.tsx';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { Countdown } from './Countdown.tsx';
import { RequestDownload } from './downloadRequests/RequestDownload.tsx';
import { FileActions } from './FileActions.tsx';
import { FileNotes } from './FileNotes.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';
import { volumesText } from './rules/fileVolumes.ts';

// Few documents are in volumes.
const FileVolumes = lazyComponent(async () => (await import('./FileVolumes.tsx')).FileVolumes);

const useStyles = makeStyles({
  // Aligns the button text with the file name.
  below: { display: 'flex', flexWrap: 'wrap', margin: '4px 0 -6px -6px' },
  payment: { margin: '8px 0 2px' },
  receipt: { margin: '4px 0 -6px -8px' },
});

interface Props {
  file: FileView;
  access: FileAccess;
  /** Access to pay and to request another download. Omitted where neither is possible. */
  paymentAccess?: CallAccess | undefined;
  /** Returns what the client can do about a file of theirs that did not pass the virus scan. */
  blockedAction?: ((file: FileView) => ReactNode) | undefined;
  /** Shown below the file. Defaults to the notes for clients. */
  notes?: ReactNode;
}

/** A file of a request with its actions. Only files that passed the virus scan can be opened or downloaded. */
export function TrackedFile({
  file,
  access,
  paymentAccess,
  blockedAction,
  notes = <FileNotes file={file} />,
}: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  const usable = file.scan === 'clean' && (file.isViewable || file.isDownloadable);
  // The order of the elements differs, which CSS cannot change.
  const narrow = useMediaQuery('(max-width: 599px)');
  const availability = fileAvailability(file);
  const payment = paymentAccess && availability.kind === 'unpaid' && (
    <PayCharge
      access={paymentAccess}
      charge={{ kind: 'file', fileId: file.fileId, name: file.originalName, cents: availability.chargeCents }}
      isLocked={availability.availableAt !== null}
    />
  );
  const request = paymentAccess && file.canRequestDownload && (
    <RequestDownload access={paymentAccess} file={file} />
  );
  const blocked = availability.kind === 'blocked' && !file.uploadedByAdmin && blockedAction?.(file);
  const { volumes } = file;
  const isWhole = usable && !volumes;
  const actions = payment || request || blocked || (isWhole && <FileActions file={file} access={access} />);
  return (
    <FileRow
      name={file.originalName}
      size={file.size}
      detail={
        <>
          {volumes && `${volumesText(volumes, t)} · `}
          <FileState file={file} />
        </>
      }
      actions={!narrow && actions}
    >
      {notes}
      {paymentAccess && file.isPaid && file.chargeAmount > 0 && file.disputed !== 'lost' && (
        <ReceiptButton
          access={paymentAccess}
          paidItem={file.fileId}
          itemName={file.originalName}
          className={styles.receipt}
        />
      )}
      {narrow && actions && (
        <div className={mergeClasses(styles.below, Boolean(payment || request || blocked) && styles.payment)}>
          {actions}
        </div>
      )}
      {volumes && usable && <FileVolumes file={file} access={access} />}
    </FileRow>
  );
}

const useFileStateStyles = makeStyles({
  strong: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  refused: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** The availability of a file as a short text. */
function FileState({ file }: { file: FileView }) {
  const { t } = useTranslation();
  const styles = useFileStateStyles();
  const availability = fileAvailability(file);
  switch (availability.kind) {
    case 'scanning':
      return t('Virus scan in progress');
    case 'blocked':
      return <span className={styles.refused}>{t('Blocked: this file did not pass the virus scan')}</span>;
    case 'ready':
      return t('Virus scan passed');
    case 'unpaid':
      return (
        <span className={styles.strong}>
          {t('Payment of {{amount}} required', { amount: formatMoney(availability.chargeCents) })}
        </span>
      );
    case 'clearing':
      return <span className={styles.strong}>{t('Bank payment clearing')}</span>;
    case 'embargoed':
      return (
        <span className={styles.strong}>
          <Countdown until={availability.availableAt} />
        </span>
      );
    case 'window':
      return (
        <span className={styles.strong}>
          {t('Download until {{time}}', { time: formatDeadline(availability.until) })}
        </span>
      );
    case 'downloaded':
      return <span className={styles.strong}>{t('Already Downloaded')}</span>;
    case 'withdrawn':
      return (
        <span className={styles.strong}>
          {t('Withdrawn by the records provider on {{date}}', { date: formatDate(availability.at) })}
        </span>
      );
    case 'deleted':
      return t('Deleted under the retention schedule on {{date}}', { date: formatDate(availability.at) });
    case 'withheld':
      return (
        <span className={styles.refused}>
          {t(file.downloadReason ?? 'This file is not available for download.')}
        </span>
      );
  }
}
