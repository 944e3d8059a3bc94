import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import {
  claimDownloadAll,
  downloadAllStatus,
  prepareDownloadAll,
} from '@portal/contract/files/endpoints/downloadAll.ts';
import { MAX_BUNDLE_BYTES } from '@portal/contract/files/rules/downloads.ts';
import { endpoint } from '../../http/endpoint.ts';
import { bundleView, findAccessibleBundle } from '../../workflows/files/bundles/findAccessibleBundle.ts';
import { runTasksInBackground } from '../../workflows/operations/outbox/runTasksInBackground.ts';
import { bundleLink } from '../../data/blobs/downloadLink.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import {
  MAX_FILES_PER_BUNDLE,
  recordBundleDownloads,
} from '../../data/requests/downloads/recordBundleDownloads.ts';
import { type Bundle, bundleFileName, bundleUntil } from '../../domain/files/downloads/bundle.ts';
import { linkStartsAt } from '../../domain/files/downloads/linkStartsAt.ts';
import { type BundleDownload, claimBundleFiles } from '../../domain/files/downloads/claimBundleFiles.ts';
import type { TaskRef } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { Log } from '../../telemetry/log.ts';
import { fileDecisions } from '../../workflows/files/fileDecision.ts';
import { actorOrHolder, downloadSubjectOf } from '../../workflows/files/findAccessibleFile.ts';
import { bundleIdOf } from '../../data/requests/bundles.ts';
import { selectBundleFiles } from '../../domain/files/downloads/selectBundleFiles.ts';
import { joinOrStart } from '../../workflows/files/bundles/joinOrStart.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';

/** POST /api/downloadAllFiles: starts a zip of all files that the caller may download now. */
endpoint(prepareDownloadAll, async ({ body, caller, now, log }) => {
  const { bundle, pendingTasks } = await prepareBundle(body.requestId, caller, now);
  runTasksInBackground(pendingTasks, now, log);
  return { data: bundle };
});

/** GET /api/downloadAllFiles: the state of the zip. */
endpoint(downloadAllStatus, async ({ query, caller, now }) => {
  const { bundle } = await findAccessibleBundle(query, caller, now);
  return { data: bundleView(bundle) };
});

/** PUT /api/downloadAllFiles: claims the downloads of all its files and returns a link. */
endpoint(claimDownloadAll, async ({ body, caller, now, log }) => ({
  data: await claimBundle(body, caller, now, log),
}));

/**
 * Records every download in a finished zip, claims the download of each paid file, then returns the link. Throws
 * `conflict` if a file can no longer be downloaded as it was when the zip was requested.
 */
async function claimBundle(
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

interface PreparedBundle {
  readonly bundle: DataOf<typeof prepareDownloadAll>;
  readonly pendingTasks: readonly TaskRef[];
}

/**
 * Starts a zip of all files that the caller may download now, or joins a zip with the same files. Claims no download.
 */
async function prepareBundle(requestId: string, caller: Caller, now: Date): Promise<PreparedBundle> {
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
