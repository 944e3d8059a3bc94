import type { downloadFile } from '@portal/contract/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadLink } from '../data/blobs/downloadLink.ts';
import { claimDownload } from '../data/requests/claimDownload.ts';
import { type Opening, recordOpening } from '../data/requests/downloads.ts';
import { isViewable } from '../domain/file/decideDownload.ts';
import type { RequestFile } from '../domain/request/root.ts';
import { PortalError } from '../errors/portalError.ts';
import type { Caller } from '../http/caller.ts';
import { fileDecision } from './fileDecision.ts';
import { actorOf, openableFile, subjectOf } from './openableFile.ts';

type Given = DataOf<typeof downloadFile>;

/**
 * A link to a file for the caller, after what they take of it was recorded. The one download of a paid file is claimed
 * first, so that of many calls at once one claims it and all are given the same link. Looking at a file claims nothing.
 */
export async function giveFile(
  { requestId, fileId, action }: QueryOf<typeof downloadFile>,
  caller: Caller,
  now: Date,
): Promise<Given> {
  const file = await openableFile(caller, requestId, fileId);
  const opening = { requestId, fileId, action, subject: subjectOf(caller), by: actorOf(caller) };
  const takenAt =
    action === 'download'
      ? await download(file, opening, caller, now)
      : await show(file, opening, caller, now);
  const url = await downloadLink(
    { ...file, requestId },
    action === 'download' ? 'attachment' : 'inline',
    linkMoment(takenAt, now),
  );
  return {
    url,
    originalName: file.originalName,
    contentType: file.contentType,
    downloadedAt: takenAt.toISOString(),
  };
}

async function show(file: RequestFile, opening: Opening, caller: Caller, now: Date): Promise<Date> {
  const decision = await fileDecision(file, opening.requestId, caller, now);
  if (decision.kind === 'refuse' && !isViewable(decision)) throw new PortalError('forbidden', decision.shown);
  await recordOpening(opening, now);
  return now;
}

/** Answers when the file was taken: now, or when it was claimed. */
async function download(file: RequestFile, opening: Opening, caller: Caller, now: Date): Promise<Date> {
  const decision = await fileDecision(file, opening.requestId, caller, now);
  switch (decision.kind) {
    case 'refuse':
      throw new PortalError('forbidden', decision.shown);
    case 'once':
      return new Date((await claimDownload(opening, file.downloadRound, now)).at);
    case 'again':
      await recordOpening(opening, now, { inHistory: false });
      return new Date(decision.downloadedAt);
    case 'free':
      await recordOpening(opening, now);
      return now;
  }
}

const MINUTE_MS = 60_000;

/** Links are made for whole minutes since a file was taken, so that clicks at once are given one and the same. */
function linkMoment(takenAt: Date, now: Date): Date {
  const minutes = Math.max(0, Math.floor((now.getTime() - takenAt.getTime()) / MINUTE_MS));
  return new Date(takenAt.getTime() + minutes * MINUTE_MS);
}
