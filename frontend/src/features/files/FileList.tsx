import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/pieces.tsx';
import { useSharedStyles } from '../../components/layout/useSharedStyles.ts';
import type { FileAccess } from './api/useFileAccess.ts';
import { TrackedFile } from './TrackedFile.tsx';

interface Props {
  files: readonly StaffFileView[];
  access: FileAccess;
  /** Shown when there are no files. */
  empty?: string;
  /** Returns the notes below a file. */
  notesOf?: (file: StaffFileView) => ReactNode;
}

export function FileList({ files, access, empty, notesOf }: Props) {
  const shared = useSharedStyles();
  const { t } = useTranslation();
  if (files.length === 0) return <p className={shared('body', 'muted')}>{empty ?? t('No files')}</p>;
  return (
    <Stack as="ul" gap={8}>
      {files.map((file) => (
        <TrackedFile key={file.fileId} file={file} access={access} notes={notesOf?.(file)} />
      ))}
    </Stack>
  );
}
