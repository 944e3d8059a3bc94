import type { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadLink } from '../../data/blobs/downloadLink.ts';
import { claimDownload } from '../../data/requests/claimDownload.ts';
import { recordOpening } from '../../data/requests/downloads.ts';
import type { FileOpening } from '../../data/requests/openingEvent.ts';
import { type DownloadDecision, isViewable } from '../../domain/files/downloads/decideDownload.ts';
import { linkStartsAt } from '../../domain/files/downloads/linkStartsAt.ts';
import type { RequestFile } from '../../domain/requests/root.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { Log } from '../../telemetry/log.ts';
import { fileDecision } from './fileDecision.ts';
import { openerOf, findAccessibleFile, subjectOf } from './findAccessibleFile.ts';
import { runTasksAfterAnswer } from '../operations/runTasksAfterAnswer.ts';

type DownloadQuery = QueryOf<typeof downloadFile>;

export interface IssuedDownload {
  readonly download: DataOf<typeof downloadFile>;
  readonly isFree: boolean;
}

/** Records a download before its link is issued. */
export interface DownloadRecords {
  /** Takes the one download of a paid file. Answers when it was taken, by whichever call came first. */
  readonly claim: () => Promise<Date>;
  /** The link of a download that was claimed is had again. */
  readonly repeat: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly view: () => Promise<void>;
}

/**
 * A link to a file for the caller, after what they take of it was recorded. The one download of a paid file is claimed
 * first, so that of many calls at once one claims it and all are given the same link. Looking at a file claims nothing.
 */
export async function issueDownloadLink(
  { requestId, fileId, action }: DownloadQuery,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<IssuedDownload> {
  const { root, file } = await findAccessibleFile(caller, requestId, fileId);
  const decision = await fileDecision(file, root, caller, now);
  const opening = { requestId, fileId, action, subject: subjectOf(caller, root), by: openerOf(caller) };
  return createDownloadLink(
    { ...file, requestId },
    decision,
    action,
    recordsOf(opening, file, now, log),
    now,
  );
}

/** A link to a file by what was decided of it. Throws `forbidden` where the decision refuses the action. */
export async function createDownloadLink(
  file: Pick<RequestFile, 'fileId' | 'originalName' | 'contentType'> & { readonly requestId: string },
  decision: DownloadDecision,
  action: DownloadQuery['action'],
  records: DownloadRecords,
  now: Date,
): Promise<IssuedDownload> {
  const { originalName, contentType } = file;
  const isDownload = action === 'download';
  if (!isDownload && !isViewable(decision, contentType)) throw notViewable(decision);
  const takenAt = isDownload ? await take(decision, records, now) : now;
  if (!isDownload) await records.view();
  const url = await downloadLink(file, isDownload ? 'attachment' : 'inline', linkStartsAt(takenAt, now));
  return {
    download: { url, originalName, contentType, downloadedAt: takenAt.toISOString() },
    isFree: isDownload && decision.kind === 'free',
  };
}

/** Records a download. Answers now, or when it was claimed. */
async function take(decision: DownloadDecision, records: DownloadRecords, now: Date): Promise<Date> {
  switch (decision.kind) {
    case 'refuse':
      throw new PortalError('forbidden', decision.shown);
    case 'once':
      return records.claim();
    case 'again':
      await records.repeat();
      return new Date(decision.downloadedAt);
    case 'free':
      await records.download();
      return now;
  }
}

function recordsOf(
  opening: FileOpening,
  { downloadRound }: RequestFile,
  now: Date,
  log: Log,
): DownloadRecords {
  const record = async (options?: Parameters<typeof recordOpening>[2]) =>
    runTasksAfterAnswer(await recordOpening(opening, now, options), now, log);
  const repeat = () => record({ inHistory: false });
  return {
    claim: async () => {
      const { claim, pendingTasks } = await claimDownload(opening, downloadRound, now);
      // Whoever came second is given the link as well, which is told like any other time that it is had again.
      if (pendingTasks.length > 0) runTasksAfterAnswer(pendingTasks, now, log);
      else await repeat();
      return new Date(claim.at);
    },
    repeat,
    download: record,
    view: record,
  };
}

function notViewable(decision: DownloadDecision): PortalError {
  const shown =
    decision.kind === 'refuse' ? decision.shown : 'This type of file cannot be shown. Please download it.';
  return new PortalError('forbidden', shown);
}
