import { MAX_BUNDLE_BYTES } from '@portal/contract/files/rules/downloads.ts';
import type { prepareDownloadAll } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { bundleIdOf } from '../../../data/requests/bundles.ts';
import { type Bundle, bundleUntil } from '../../../domain/files/downloads/bundle.ts';
import { selectBundleFiles } from '../../../domain/files/downloads/selectBundleFiles.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { bundleView } from './findAccessibleBundle.ts';
import { fileDecisions } from '../fileDecision.ts';
import { joinOrStart } from './joinOrStart.ts';
import { downloadSubjectOf } from '../findAccessibleFile.ts';
import { findAccessibleRequest } from '../../requests/findAccessibleRequest.ts';

interface PreparedBundle {
  readonly bundle: DataOf<typeof prepareDownloadAll>;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Starts a zip of all files that the caller may download now, or joins a zip with the same files. Claims no download.
 */
export async function prepareBundle(requestId: string, caller: Caller, now: Date): Promise<PreparedBundle> {
  const request = await findAccessibleRequest(caller, requestId);
  if (!request) throw notFound('Request not found');
  const { files, bytes, skippedFiles } = selectBundleFiles(await fileDecisions(request, caller, now));
  if (files.length === 0) throw new PortalError('conflict', 'There is nothing to download right now.');
  if (bytes > MAX_BUNDLE_BYTES) {
    throw new PortalError(
      'too_large',
      'Together these files are larger than 2 GB. Please download them one by one.',
    );
  }
  const subject = downloadSubjectOf(caller, request);
  const draft: Bundle = {
    bundleId: bundleIdOf(requestId, subject, files),
    requestId,
    subject,
    files: files.map(({ fileId, downloadRound: round }) => ({ fileId, round })),
    bytes,
    state: 'building',
    buildingUntil: null,
    until: bundleUntil(now),
    blobName: null,
    readyAt: null,
  };
  const { bundle, pendingTasks } = await joinOrStart(
    draft,
    'Several downloads of this request are already being prepared. Please wait until they are ready.',
    now,
  );
  return { bundle: { ...bundleView(bundle), skippedFiles: [...skippedFiles] }, pendingTasks };
}
