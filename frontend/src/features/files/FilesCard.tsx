import type { StaffFileView } from '@portal/contract/requests/schemas/staffRequestView.ts';
import type { ReactNode } from 'react';
import { Card } from '../../components/card/Card.tsx';
import type { FileAccess } from './api/useFileAccess.ts';
import { FileList } from './FileList.tsx';

interface Props {
  title: string;
  files: readonly StaffFileView[];
  access: FileAccess;
  /** Said when there are none. */
  empty?: string;
  /** What is to be read below a file. */
  notesOf?: (file: StaffFileView) => ReactNode;
}

/** Files of one kind, to be looked at and saved. */
export function FilesCard({ title, ...list }: Props) {
  return (
    <Card title={title}>
      <FileList {...list} />
    </Card>
  );
}
