import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileAccess } from './api/useFileAccess.ts';
import { TrackedFile } from './TrackedFile.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '8px' },
  empty: { ...typographyStyles.body1, margin: 0, color: tokens.colorNeutralForeground3 },
});

interface Props {
  files: readonly StaffFileView[];
  access: FileAccess;
  /** Shown when there are no files. */
  empty?: string;
  /** Returns the notes below a file. */
  notesOf?: (file: StaffFileView) => ReactNode;
}

export function FileList({ files, access, empty, notesOf }: Props) {
  const styles = useStyles();
  const { t } = useTranslation();
  if (files.length === 0) return <p className={styles.empty}>{empty ?? t('No files')}</p>;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <TrackedFile key={file.fileId} file={file} access={access} notes={notesOf?.(file)} />
      ))}
    </ul>
  );
}
