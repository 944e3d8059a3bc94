import type { takeDownloadAll } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { bundleLink } from '../../../data/blobs/bundleLink.ts';
import { retryOnConflict, succeeded, writeConflict } from '../../../data/retryOnConflict.ts';
import { MAX_FILES_PER_BUNDLE, recordBundleDownloads } from '../../../data/requests/recordBundleDownloads.ts';
import { type Bundle, bundleFileName } from '../../../domain/files/downloads/bundle.ts';
import { linkStartsAt } from '../../../domain/files/downloads/linkStartsAt.ts';
import { type BundleDownload, claimBundleFiles } from '../../../domain/files/downloads/claimBundleFiles.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import type { Log } from '../../../telemetry/log.ts';
import { bundleOfCaller } from './bundleOfCaller.ts';
import { fileDecisions } from '../fileDecision.ts';
import { openerOf } from '../findAccessibleFile.ts';
import { runTasksAfterAnswer } from '../../operations/runTasksAfterAnswer.ts';

/**
 * The link to a finished zip, after every download in it was recorded: the one of each paid file is claimed first. No
 * link while one of the files may not be downloaded as it was when the zip was asked for.
 */
export async function claimBundle(
  named: BodyOf<typeof takeDownloadAll>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<DataOf<typeof takeDownloadAll>> {
  const { bundle, root } = await bundleOfCaller(named, caller, now);
  const { blobName, readyAt } = bundle;
  if (bundle.state === 'failed') throw hasChanged();
  if (bundle.state !== 'ready' || !blobName || !readyAt) {
    throw new PortalError('conflict', 'The files are still being prepared. Please wait a moment.');
  }
  const decide = () => decideAll(bundle, root, caller, now);
  for (const part of partsOf(await decide())) {
    runTasksAfterAnswer(await takePart(part, bundle, decide, caller, now), now, log);
  }
  const originalName = bundleFileName(root);
  const url = await bundleLink(blobName, linkStartsAt(new Date(readyAt), now));
  return { url, originalName, files: bundle.files.length, downloadedAt: now.toISOString() };
}

async function decideAll(
  bundle: Bundle,
  root: RequestRoot,
  caller: Caller,
  now: Date,
): Promise<BundleDownload[]> {
  const taken = claimBundleFiles(bundle, await fileDecisions(root, caller, now));
  if (taken) return taken;
  throw hasChanged();
}

function hasChanged(): PortalError {
  return new PortalError('conflict', 'The files that you can download have changed. Please start again.');
}

/** Records a part of the files; where somebody claimed one of them meanwhile, as they stand then. */
async function takePart(
  part: readonly BundleDownload[],
  { requestId, subject }: Bundle,
  decide: () => Promise<BundleDownload[]>,
  caller: Caller,
  now: Date,
): Promise<TaskRef[]> {
  const ids = new Set(part.map(({ fileId }) => fileId));
  const by = { requestId, subject, by: openerOf(caller) };
  let current = part;
  return retryOnConflict('the downloads', async () => {
    const pendingTasks = await recordBundleDownloads(by, current, now);
    if (pendingTasks) return succeeded(pendingTasks);
    current = (await decide()).filter(({ fileId }) => ids.has(fileId));
    return writeConflict;
  });
}

function partsOf(taken: readonly BundleDownload[]): BundleDownload[][] {
  const count = Math.ceil(taken.length / MAX_FILES_PER_BUNDLE);
  return Array.from({ length: count }, (_, part) =>
    taken.slice(part * MAX_FILES_PER_BUNDLE, (part + 1) * MAX_FILES_PER_BUNDLE),
  );
}
