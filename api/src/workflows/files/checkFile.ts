import type { checkFileDownload } from '@portal/contract/files/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadTimes } from '../../data/requests/downloads/downloadTimes.ts';
import { decideDownload, type DownloadDecision } from '../../domain/files/downloads/decideDownload.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { fileDecision } from './fileDecision.ts';
import { findAccessibleFile, downloadSubjectOf } from './findAccessibleFile.ts';

/** Message about an earlier download of a file without a charge. */
export const DOWNLOADED_FREE = 'File downloaded successfully. You can download it again if needed.';

/**
 * Returns whether the caller may download a file now. Uses up no download. A paid file that was downloaded counts as
 * not downloadable, even while its link can still be reissued.
 */
export async function checkFile(
  { requestId, fileId }: QueryOf<typeof checkFileDownload>,
  caller: Caller,
  now: Date,
): Promise<DataOf<typeof checkFileDownload>> {
  const { request, file } = await findAccessibleFile(caller, requestId, fileId);
  const decision = await fileDecision(file, request, caller, now);
  return downloadEligibilityOf(decision, file, async () => {
    const [newest] = await downloadTimes(
      { requestId, fileId, subject: downloadSubjectOf(caller, request) },
      1,
    );
    return newest;
  });
}

/**
 * Returns a download decision for the caller. `lastFreeDownload` looks up the newest download of a file without a
 * charge.
 */
export async function downloadEligibilityOf(
  decision: DownloadDecision,
  file: Parameters<typeof decideDownload>[0],
  lastFreeDownload: () => Promise<string | undefined>,
): Promise<DataOf<typeof checkFileDownload>> {
  switch (decision.kind) {
    case 'refuse':
      return {
        canDownload: false,
        reason: decision.message,
        ...(decision.downloadedAt && { lastDownloadedAt: decision.downloadedAt }),
      };
    case 'again': {
      const refusal = decideDownload(file, { at: decision.downloadedAt }, decision.againUntil);
      return {
        canDownload: false,
        ...(refusal.kind === 'refuse' && { reason: refusal.message }),
        lastDownloadedAt: decision.downloadedAt,
        downloadAgainUntil: decision.againUntil.toISOString(),
      };
    }
    case 'once':
      return { canDownload: true };
    case 'free': {
      const lastDownloadedAt = await lastFreeDownload();
      return lastDownloadedAt
        ? { canDownload: true, reason: DOWNLOADED_FREE, lastDownloadedAt }
        : { canDownload: true };
    }
  }
}
