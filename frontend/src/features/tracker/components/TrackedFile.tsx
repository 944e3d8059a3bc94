import { makeStyles } from '@fluentui/react-components';
import type { FileView } from '@portal/contract/schemas/requestView.ts';
import type { ReactNode } from 'react';
import { FileRow } from '../../../components/FileRow.tsx';
import type { FileAccess } from '../api/useFileAccess.ts';
import { FileActions } from './FileActions.tsx';
import { FileNotes } from './FileNotes.tsx';
import { FileState } from './FileState.tsx';
import { useIsNarrow } from './useIsNarrow.ts';

const useStyles = makeStyles({
  // The words of the actions begin where the name begins.
  below: { display: 'flex', flexWrap: 'wrap', margin: '4px 0 -6px -6px' },
});

interface Props {
  file: FileView;
  access: FileAccess;
  /** What is to be read below the file; for a client, what they should know of it. */
  notes?: ReactNode;
}

/** A file of the request with what may be done with it: only one that passed its virus scan can be opened or saved. */
export function TrackedFile({ file, access, notes = <FileNotes file={file} /> }: Props) {
  const styles = useStyles();
  const usable = file.scan === 'clean' && (file.isViewable || file.isDownloadable);
  const narrow = useIsNarrow();
  const actions = usable && <FileActions file={file} access={access} />;
  return (
    <FileRow
      name={file.originalName}
      size={file.size}
      detail={<FileState file={file} />}
      actions={!narrow && actions}
    >
      {notes}
      {narrow && actions && <div className={styles.below}>{actions}</div>}
    </FileRow>
  );
}
