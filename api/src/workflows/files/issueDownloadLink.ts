import type { downloadFile } from '@portal/contract/files/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadLink } from '../../data/blobs/downloadLink.ts';
import { claimDownload } from '../../data/requests/downloads/claimDownload.ts';
import { recordFileOpened } from '../../data/requests/downloads/downloads.ts';
import type { OpenedFile } from '../../data/requests/events/fileOpenedEvent.ts';
import {
  type DownloadDecision,
  downloadRefusals,
  isViewable,
} from '../../domain/files/downloads/decideDownload.ts';
import { linkStartsAt } from '../../domain/files/downloads/linkStartsAt.ts';
import { isSubjectOfPayment } from '../../domain/files/downloads/paidSubjects.ts';
import { type DocumentPart, documentParts } from '../../domain/packets/volumes.ts';
import type { RequestFile, RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import type { Log } from '../../telemetry/log.ts';
import { fileDecision } from './fileDecision.ts';
import { actorOrHolder, findAccessibleFile, downloadSubjectOf } from './findAccessibleFile.ts';
import { runTasksInBackground } from '../operations/outbox/runTasksInBackground.ts';

type DownloadQuery = QueryOf<typeof downloadFile>;

export interface IssuedDownload {
  readonly download: DataOf<typeof downloadFile>;
  readonly isFree: boolean;
}

type LinkedFile = Pick<RequestFile, 'fileId' | 'originalName' | 'contentType' | 'size' | 'volumes'> & {
  readonly requestId: string;
};

/** Functions that record a download before its link is issued. */
export interface DownloadRecords {
  /** Claims the one download of a paid file. Returns when it was claimed, possibly by an earlier call. */
  readonly claim: () => Promise<Date>;
  /** Records that the link of a claimed download was issued again. */
  readonly repeat: () => Promise<void>;
  readonly download: () => Promise<void>;
  readonly view: () => Promise<void>;
}

/**
 * Records a download or view, then returns a link to the file. Claims the one download of a paid file first: of several
 * concurrent calls one claims it, and all get the same link. Viewing a file claims nothing.
 */
export async function issueDownloadLink(
  { requestId, fileId, action, volume }: DownloadQuery,
  caller: Caller,
  now: Date,
  log: Log,
): Promise<IssuedDownload> {
  const { request, file } = await findAccessibleFile(caller, requestId, fileId);
  const decision = await fileDecision(file, request, caller, now);
  const openedFile = {
    requestId,
    fileId,
    action,
    subject: downloadSubjectOf(caller, request),
    by: actorOrHolder(caller),
  };
  return createDownloadLink(
    { ...file, requestId },
    decision,
    { action, volume },
    recordsOf(openedFile, file, request, now, log),
    now,
  );
}

/**
 * Returns a link to a file according to a download decision, and to each of its volumes. Throws `forbidden` if the decision
 * refuses the action, and not found for a volume that it does not have.
 */
export async function createDownloadLink(
  file: LinkedFile,
  decision: DownloadDecision,
  { action, volume = 1 }: Pick<DownloadQuery, 'action' | 'volume'>,
  records: DownloadRecords,
  now: Date,
): Promise<IssuedDownload> {
  const { requestId, contentType, volumes = [] } = file;
  const parts = documentParts(file);
  const chosen = parts[volume - 1];
  if (!chosen) throw notFound('File not found');
  const isDownload = action === 'download';
  if (!isDownload && !isViewable(decision, contentType)) throw notViewable(decision);
  const downloadedAt = isDownload ? await recordDownload(decision, records, now) : now;
  if (!isDownload) await records.view();
  const linkOf = ({ key }: DocumentPart) =>
    downloadLink(
      { requestId, key, contentType },
      isDownload ? 'attachment' : 'inline',
      linkStartsAt(downloadedAt, now),
    );
  const links = await Promise.all(
    volumes.map(async ({ name, size, pages }, index) => ({
      name,
      size,
      pages,
      url: await linkOf(parts[index]!),
    })),
  );
  return {
    download: {
      url: await linkOf(chosen),
      originalName: chosen.name,
      contentType,
      downloadedAt: downloadedAt.toISOString(),
      ...(links.length > 0 && { volumes: links }),
    },
    isFree: isDownload && decision.kind === 'free',
  };
}

/** Records a download. Returns the time of the download: now, or when it was claimed. */
async function recordDownload(
  decision: DownloadDecision,
  records: DownloadRecords,
  now: Date,
): Promise<Date> {
  switch (decision.kind) {
    case 'refuse':
      throw new PortalError('forbidden', decision.message);
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
  openedFile: OpenedFile,
  file: RequestFile,
  request: RequestDocument,
  now: Date,
  log: Log,
): DownloadRecords {
  const record = async (options?: Parameters<typeof recordFileOpened>[2]) =>
    runTasksInBackground(await recordFileOpened(openedFile, now, options), now, log);
  const repeat = () => record({ inHistory: false });
  return {
    claim: async () => {
      const takesPlace = !isSubjectOfPayment(request, file, openedFile.subject);
      const claimed = await claimDownload(openedFile, { round: file.downloadRound, takesPlace }, now);
      if (!claimed) throw new PortalError('forbidden', downloadRefusals['account-limit']);
      const { claim, pendingTasks } = claimed;
      // Another call claimed it first: this one issues the same link again.
      if (pendingTasks.length > 0) runTasksInBackground(pendingTasks, now, log);
      else await repeat();
      return new Date(claim.at);
    },
    repeat,
    download: record,
    view: record,
  };
}

function notViewable(decision: DownloadDecision): PortalError {
  const message =
    decision.kind === 'refuse' ? decision.message : 'This type of file cannot be shown. Please download it.';
  return new PortalError('forbidden', message);
}
