import type { Bundle } from './bundle.ts';
import { isSubjectOfPayment } from './paidSubjects.ts';
import type { DecidedFile } from './selectBundleFiles.ts';

/** The download of a file in a bundle: `once` claims the single download, `free` is only recorded, `again` was claimed recently. */
export interface BundleDownload {
  readonly fileId: string;
  readonly round: number;
  readonly kind: 'once' | 'free' | 'again';
  /** Whether the payment was not for the subject, so that the download uses one of the places for other subjects. */
  readonly takesPlace: boolean;
}

/** The downloads of a bundle; null if a file can no longer be downloaded, or has another round than in the bundle. */
export function claimBundleFiles(
  { files, subject }: Pick<Bundle, 'files' | 'subject'>,
  decided: readonly DecidedFile[],
  request: Parameters<typeof isSubjectOfPayment>[0],
): BundleDownload[] | null {
  const decidedById = new Map(decided.map((each) => [each.file.fileId, each]));
  const downloads: BundleDownload[] = [];
  for (const { fileId, round } of files) {
    const found = decidedById.get(fileId);
    if (!found || found.decision.kind === 'refuse' || found.file.downloadRound !== round) return null;
    const takesPlace = !isSubjectOfPayment(request, found.file, subject);
    downloads.push({ fileId, round, kind: found.decision.kind, takesPlace });
  }
  return downloads;
}
