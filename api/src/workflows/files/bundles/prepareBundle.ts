import { MAX_BUNDLE_BYTES } from '@portal/contract/files/rules/downloads.ts';
import type { prepareDownloadAll } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import { startBundle, bundleIdOf, countBuilding, readBundle } from '../../../data/requests/bundles.ts';
import {
  type Bundle,
  bundleUntil,
  isJoinable,
  MAX_PARALLEL_BUNDLES,
} from '../../../domain/files/downloads/bundle.ts';
import { selectBundleFiles } from '../../../domain/files/downloads/selectBundleFiles.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import { notFound, PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import { bundleView } from './bundleOfCaller.ts';
import { fileDecisions } from '../fileDecision.ts';
import { subjectOf } from '../findAccessibleFile.ts';
import { findAccessibleRequest } from '../../requests/findAccessibleRequest.ts';

interface Prepared {
  readonly bundle: DataOf<typeof prepareDownloadAll>;
  readonly pendingTasks: readonly TaskRef[];
}

/** Begins the zip of everything that the caller may download now, or joins the one with the same files. Claims nothing. */
export async function prepareBundle(requestId: string, caller: Caller, now: Date): Promise<Prepared> {
  const root = await findAccessibleRequest(caller, requestId);
  if (!root) throw notFound('Request not found');
  const { files, bytes, leftOut } = selectBundleFiles(await fileDecisions(root, caller, now));
  if (files.length === 0) throw new PortalError('conflict', 'There is nothing to download right now.');
  if (bytes > MAX_BUNDLE_BYTES) {
    throw new PortalError(
      'too_large',
      'Together these files are larger than 2 GB. Please download them one by one.',
    );
  }
  const subject = subjectOf(caller, root);
  const begun: Bundle = {
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
  const { bundle, pendingTasks } = await joinOrBegin(begun, now);
  return { bundle: { ...bundleView(bundle), leftOut: [...leftOut] }, pendingTasks };
}

async function joinOrBegin(
  begun: Bundle,
  now: Date,
): Promise<{ bundle: Bundle; pendingTasks: readonly TaskRef[] }> {
  return retryOnConflict('the bundle', async () => {
    const stored = await readBundle(begun.requestId, begun.bundleId);
    if (stored && isJoinable(stored.value, now)) return succeeded({ bundle: stored.value, pendingTasks: [] });
    if ((await countBuilding(begun, MAX_PARALLEL_BUNDLES, now)) >= MAX_PARALLEL_BUNDLES) {
      throw new PortalError(
        'conflict',
        'Several downloads of this request are already being prepared. Please wait until they are ready.',
      );
    }
    const pendingTasks = await startBundle(begun, stored?.etag ?? null, now);
    return pendingTasks ? succeeded({ bundle: begun, pendingTasks }) : writeConflict;
  });
}
