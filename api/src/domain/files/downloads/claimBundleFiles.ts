import type { Bundle } from './bundle.ts';
import type { Decided } from './chooseForBundle.ts';

/** A file of a bundle as it is taken: `once` claims its one download, `free` is noted, `again` was claimed a moment ago. */
export interface BundleDownload {
  readonly fileId: string;
  readonly round: number;
  readonly kind: 'once' | 'free' | 'again';
}

/** How each file of a bundle is taken now; null when one of them may not be downloaded as it was when the bundle was asked for. */
export function claimBundleFiles(
  { files }: Pick<Bundle, 'files'>,
  decided: readonly Decided[],
): BundleDownload[] | null {
  const now = new Map(decided.map((one) => [one.file.fileId, one]));
  const taken: BundleDownload[] = [];
  for (const { fileId, round } of files) {
    const one = now.get(fileId);
    if (!one || one.decision.kind === 'refuse' || one.file.downloadRound !== round) return null;
    taken.push({ fileId, round, kind: one.decision.kind });
  }
  return taken;
}
