import type { RequestFile } from '../../requests/requestDocument.ts';
import type { DownloadDecision } from './decideDownload.ts';

export interface DecidedFile {
  readonly file: RequestFile;
  readonly decision: DownloadDecision;
}

interface BundleSelection {
  readonly files: readonly RequestFile[];
  /** Total size of the files. */
  readonly bytes: number;
  /** Files that cannot be downloaded now, with the message for the client. */
  readonly skippedFiles: readonly { readonly fileId: string; readonly reason: string }[];
}

/** The files that can be downloaded now, oldest first, and the reasons for the others. */
export function selectBundleFiles(decided: readonly DecidedFile[]): BundleSelection {
  const files: RequestFile[] = [];
  const skippedFiles: { fileId: string; reason: string }[] = [];
  for (const { file, decision } of decided) {
    if (decision.kind === 'refuse') skippedFiles.push({ fileId: file.fileId, reason: decision.message });
    else files.push(file);
  }
  return {
    files: files.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    skippedFiles,
  };
}

const sortKey = ({ uploadedAt, fileId }: RequestFile) => `${uploadedAt} ${fileId}`;
