import type { takeDownloadAll } from '@portal/contract/files/endpoints/downloadAll.ts';
import type { BodyOf, DataOf } from '@portal/contract/endpoint.ts';
import { bundleLink } from '../../../data/blobs/bundleLink.ts';
import { contend, done, lost } from '../../../data/contend.ts';
import { MOST_TAKEN_AT_ONCE, recordTaken } from '../../../data/requests/recordTaken.ts';
import { type Bundle, bundleFileName } from '../../../domain/files/downloads/bundle.ts';
import { linkMoment } from '../../../domain/files/downloads/linkMoment.ts';
import { type Taken, takeFromBundle } from '../../../domain/files/downloads/takeFromBundle.ts';
import type { TaskRef } from '../../../domain/requests/change.ts';
import type { RequestRoot } from '../../../domain/requests/root.ts';
import { PortalError } from '../../../errors/portalError.ts';
import type { Caller } from '../../../domain/requests/access/caller.ts';
import type { Log } from '../../../telemetry/log.ts';
import { bundleOfCaller } from './bundleOfCaller.ts';
import { fileDecisions } from '../fileDecision.ts';
import { openerOf } from '../openableFile.ts';
import { runTasksAfterAnswer } from '../../operations/runTasksAfterAnswer.ts';

/**
 * The link to a finished zip, after every download in it was recorded: the one of each paid file is claimed first. No
 * link while one of the files may not be downloaded as it was when the zip was asked for.
 */
export async function takeBundle(
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
  const url = await bundleLink(blobName, linkMoment(new Date(readyAt), now));
  return { url, originalName, files: bundle.files.length, downloadedAt: now.toISOString() };
}

async function decideAll(bundle: Bundle, root: RequestRoot, caller: Caller, now: Date): Promise<Taken[]> {
  const taken = takeFromBundle(bundle, await fileDecisions(root, caller, now));
  if (taken) return taken;
  throw hasChanged();
}

function hasChanged(): PortalError {
  return new PortalError('conflict', 'What you may download has changed meanwhile. Please start again.');
}

/** Records a part of the files; where somebody claimed one of them meanwhile, as they stand then. */
async function takePart(
  part: readonly Taken[],
  { requestId, subject }: Bundle,
  decide: () => Promise<Taken[]>,
  caller: Caller,
  now: Date,
): Promise<TaskRef[]> {
  const ids = new Set(part.map(({ fileId }) => fileId));
  const by = { requestId, subject, by: openerOf(caller) };
  let current = part;
  return contend('the downloads', async () => {
    const left = await recordTaken(by, current, now);
    if (left) return done(left);
    current = (await decide()).filter(({ fileId }) => ids.has(fileId));
    return lost;
  });
}

function partsOf(taken: readonly Taken[]): Taken[][] {
  const count = Math.ceil(taken.length / MOST_TAKEN_AT_ONCE);
  return Array.from({ length: count }, (_, part) =>
    taken.slice(part * MOST_TAKEN_AT_ONCE, (part + 1) * MOST_TAKEN_AT_ONCE),
  );
}
