import type { RequestFile } from '../../requests/root.ts';
import type { DownloadDecision } from './decideDownload.ts';

export interface DecidedFile {
  readonly file: RequestFile;
  readonly decision: DownloadDecision;
}

interface BundleSelection {
  readonly files: readonly RequestFile[];
  /** Total size of the files. */
  readonly bytes: number;
  readonly leftOut: readonly { readonly fileId: string; readonly reason: string }[];
}

/** The files that can be downloaded now, oldest first, and the reasons for the others. */
export function selectBundleFiles(decided: readonly DecidedFile[]): BundleSelection {
  const files: RequestFile[] = [];
  const leftOut: { fileId: string; reason: string }[] = [];
  for (const { file, decision } of decided) {
    if (decision.kind === 'refuse') leftOut.push({ fileId: file.fileId, reason: decision.shown });
    else files.push(file);
  }
  return {
    files: files.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    leftOut,
  };
}

const sortKey = ({ uploadedAt, fileId }: RequestFile) => `${uploadedAt} ${fileId}`;
