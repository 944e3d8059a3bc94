import type { claimDownloadAll } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { bundleLink } from '../../../data/blobs/downloadLink.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import {
  MAX_FILES_PER_BUNDLE,
  recordBundleDownloads,
} from '../../../data/requests/downloads/recordBundleDownloads.ts';
import { type Bundle, bundleFileName } from '../../../domain/files/downloads/bundle.ts';
import { linkStartsAt } from '../../../domain/files/downloads/linkStartsAt.ts';
import { type BundleDownload, claimBundleFiles } from '../../../domain/files/downloads/claimBundleFiles.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import type { RequestDocument } from '../../../domain/requests/requestDocument.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import type { Log } from '../../../telemetry/log.ts';
import { findAccessibleBundle } from './findAccessibleBundle.ts';
import { fileDecisions } from '../fileDecision.ts';
import { actorOrHolder } from '../findAccessibleFile.ts';
import { runTasksInBackground } from '../../operations/outbox/runTasksInBackground.ts';

/**
 * Records every download in a finished zip, claims the download of each paid file, then returns the link. Throws
 * `conflict` if a file can no longer be downloaded as it was when the zip was requested.
 */
export async function claimBundle(
  ref: BodyOf<typeof claimDownloadAll>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<DataOf<typeof claimDownloadAll>> {
  const { bundle, request } = await findAccessibleBundle(ref, caller, now);
  const { blobName, readyAt } = bundle;
  if (bundle.state === 'failed') throw filesChanged();
  if (bundle.state !== 'ready' || !blobName || !readyAt) {
    throw new PortalError('conflict', 'The files are still being prepared. Please wait a moment.');
  }
  const decide = () => decideAll(bundle, request, caller, now);
  for (const part of partsOf(await decide())) {
    runTasksInBackground(await recordPart(part, bundle, decide, caller, now), now, log);
  }
  const originalName = bundleFileName(request);
  const url = await bundleLink(blobName, 'application/zip', linkStartsAt(new Date(readyAt), now));
  return { url, originalName, files: bundle.files.length, downloadedAt: now.toISOString() };
}

async function decideAll(
  bundle: Bundle,
  request: RequestDocument,
  caller: Caller,
  now: Date,
): Promise<BundleDownload[]> {
  const downloads = claimBundleFiles(bundle, await fileDecisions(request, caller, now), request);
  if (downloads) return downloads;
  throw filesChanged();
}

function filesChanged(): PortalError {
  return new PortalError('conflict', 'The files that you can download have changed. Please start again.');
}

/** Records the downloads of some files. If one of them was claimed concurrently, decides again and retries. */
async function recordPart(
  part: readonly BundleDownload[],
  { requestId, subject }: Bundle,
  decide: () => Promise<BundleDownload[]>,
  caller: Caller,
  now: Date,
): Promise<TaskRef[]> {
  const ids = new Set(part.map(({ fileId }) => fileId));
  const by = { requestId, subject, by: actorOrHolder(caller) };
  let current = part;
  return retryOnConflict('the downloads', async () => {
    const pendingTasks = await recordBundleDownloads(by, current, now);
    if (pendingTasks) return succeeded(pendingTasks);
    current = (await decide()).filter(({ fileId }) => ids.has(fileId));
    return writeConflict;
  });
}

function partsOf(downloads: readonly BundleDownload[]): BundleDownload[][] {
  const count = Math.ceil(downloads.length / MAX_FILES_PER_BUNDLE);
  return Array.from({ length: count }, (_, part) =>
    downloads.slice(part * MAX_FILES_PER_BUNDLE, (part + 1) * MAX_FILES_PER_BUNDLE),
  );
}
