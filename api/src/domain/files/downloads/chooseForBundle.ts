import type { RequestFile } from '../../requests/root.ts';
import type { DownloadDecision } from './decideDownload.ts';

export interface Decided {
  readonly file: RequestFile;
  readonly decision: DownloadDecision;
}

interface Choice {
  readonly files: readonly RequestFile[];
  /** Of the files together. */
  readonly bytes: number;
  readonly leftOut: readonly { readonly fileId: string; readonly reason: string }[];
}

/** Which files may be downloaded now, and why not the others. Oldest first. */
export function chooseForBundle(decided: readonly Decided[]): Choice {
  const files: RequestFile[] = [];
  const leftOut: { fileId: string; reason: string }[] = [];
  for (const { file, decision } of decided) {
    if (decision.kind === 'refuse') leftOut.push({ fileId: file.fileId, reason: decision.shown });
    else files.push(file);
  }
  return {
    files: files.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)),
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    leftOut,
  };
}

const order = ({ uploadedAt, fileId }: RequestFile) => `${uploadedAt} ${fileId}`;
