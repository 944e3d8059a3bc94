import type { downloadFile } from '@portal/contract/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadLink } from '../data/blobs/downloadLink.ts';
import { claimDownload } from '../data/requests/claimDownload.ts';
import { type Opening, recordOpening } from '../data/requests/downloads.ts';
import { type DownloadDecision, isViewable } from '../domain/file/decideDownload.ts';
import { linkMoment } from '../domain/file/linkMoment.ts';
import type { TaskRef } from '../domain/request/change.ts';
import type { RequestFile } from '../domain/request/root.ts';
import { PortalError } from '../errors/portalError.ts';
import type { Caller } from '../http/caller.ts';
import type { Log } from '../http/log.ts';
import { fileDecision } from './fileDecision.ts';
import { openerOf, openableFile, subjectOf } from './openableFile.ts';
import { runTasksAfterAnswer } from './runTasksAfterAnswer.ts';

type Given = DataOf<typeof downloadFile>;

/**
 * A link to a file for the caller, after what they take of it was recorded. The one download of a paid file is claimed
 * first, so that of many calls at once one claims it and all are given the same link. Looking at a file claims nothing.
 */
export async function giveFile(
  { requestId, fileId, action }: QueryOf<typeof downloadFile>,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<{ readonly given: Given; readonly isFree: boolean }> {
  const { root, file } = await openableFile(caller, requestId, fileId);
  const decision = await fileDecision(file, root, caller, now);
  const opening = { requestId, fileId, action, subject: subjectOf(caller, root), by: openerOf(caller) };
  const { takenAt, left } = await take(file, decision, opening, now);
  runTasksAfterAnswer(left, now, log);
  const url = await downloadLink(
    { ...file, requestId },
    action === 'download' ? 'attachment' : 'inline',
    linkMoment(takenAt, now),
  );
  return {
    given: {
      url,
      originalName: file.originalName,
      contentType: file.contentType,
      downloadedAt: takenAt.toISOString(),
    },
    isFree: action === 'download' && decision.kind === 'free',
  };
}

interface Taken {
  /** Now, or when it was claimed. */
  readonly takenAt: Date;
  readonly left: TaskRef[];
}

async function take(
  file: RequestFile,
  decision: DownloadDecision,
  opening: Opening,
  now: Date,
): Promise<Taken> {
  if (opening.action !== 'download') {
    if (!isViewable(decision, file.contentType)) throw notViewable(decision);
    return { takenAt: now, left: await recordOpening(opening, now) };
  }
  const again = () => recordOpening(opening, now, { inHistory: false });
  switch (decision.kind) {
    case 'refuse':
      throw new PortalError('forbidden', decision.shown);
    case 'once': {
      const { claim, left } = await claimDownload(opening, file.downloadRound, now);
      const takenAt = new Date(claim.at);
      // Whoever came second is given the link as well, which is told like any other time that it is had again.
      return left.length > 0 ? { takenAt, left } : { takenAt, left: await again() };
    }
    case 'again':
      return {
        takenAt: new Date(decision.downloadedAt),
        left: await again(),
      };
    case 'free':
      return { takenAt: now, left: await recordOpening(opening, now) };
  }
}

function notViewable(decision: DownloadDecision): PortalError {
  const shown =
    decision.kind === 'refuse' ? decision.shown : 'This type of file cannot be shown. Please download it.';
  return new PortalError('forbidden', shown);
}
