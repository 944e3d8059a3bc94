import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/requests/schemas/requestView.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { FileRow } from '../../components/file/FileRow.tsx';
import { PayCharge } from '../payments/charge/PayCharge.tsx';
import { ReceiptButton } from '../payments/charge/ReceiptButton.tsx';
import type { CallAccess } from '../requests/api/withRequestAccess.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { FileActions } from './FileActions.tsx';
import { FileNotes } from './FileNotes.tsx';
import { FileState } from './FileState.tsx';
import { fileAvailability } from './rules/fileAvailability.ts';

const narrow = () => window.matchMedia('(max-width: 599px)');

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the page is as narrow as a phone, where the order of things differs and not only their size. */
function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}

const useStyles = makeStyles({
  // The words of the actions begin where the name begins.
  below: { display: 'flex', flexWrap: 'wrap', margin: '4px 0 -6px -6px' },
  payment: { margin: '8px 0 2px' },
  receipt: { margin: '4px 0 -6px -8px' },
});

interface Props {
  file: FileView;
  access: FileAccess;
  /** With what the charge of the file is paid; absent where nobody pays. */
  pay?: CallAccess | undefined;
  /** What is to be read below the file; for a client, what they should know of it. */
  notes?: ReactNode;
}

/** A file of the request with what may be done with it: only one that passed its virus scan can be opened or saved. */
export function TrackedFile({ file, access, pay, notes = <FileNotes file={file} /> }: Props) {
  const styles = useStyles();
  const usable = file.scan === 'clean' && (file.isViewable || file.isDownloadable);
  const narrow = useIsNarrow();
  const availability = fileAvailability(file);
  const payment = pay && availability.kind === 'unpaid' && (
    <PayCharge
      access={pay}
      charge={{ kind: 'file', fileId: file.fileId, name: file.originalName, cents: availability.chargeCents }}
      isLocked={availability.availableAt !== null}
    />
  );
  const actions = payment || (usable && <FileActions file={file} access={access} />);
  return (
    <FileRow
      name={file.originalName}
      size={file.size}
      detail={<FileState file={file} />}
      actions={!narrow && actions}
    >
      {notes}
      {pay && file.isPaid && file.disputed !== 'lost' && (
        <ReceiptButton
          access={pay}
          paidItem={file.fileId}
          itemName={file.originalName}
          className={styles.receipt}
        />
      )}
      {narrow && actions && (
        <div className={mergeClasses(styles.below, payment && styles.payment)}>{actions}</div>
      )}
    </FileRow>
  );
}
