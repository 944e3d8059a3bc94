import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import type { FileAccess } from './api/useFileAccess.ts';
import { FileList } from './FileList.tsx';

interface Props {
  title: string;
  action?: ReactNode;
  files: readonly StaffFileView[];
  access: FileAccess;
  /** Shown when there are no files. */
  empty?: string;
  /** Returns the notes below a file. */
  notesOf?: (file: StaffFileView) => ReactNode;
}

/** A card with files and their actions, for staff. */
export function FilesCard({ title, action, ...list }: Props) {
  return (
    <Card title={title} action={action}>
      <FileList {...list} />
    </Card>
  );
}
