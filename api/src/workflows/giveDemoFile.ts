import type { downloadFile } from '@portal/contract/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { downloadLink } from '../data/blobs/downloadLink.ts';
import { claimDemoDownload, noteDemoDownload } from '../data/requests/demoDownloads.ts';
import { linkMoment } from '../domain/file/linkMoment.ts';
import { HOLDER } from '../domain/request/actor.ts';
import { PortalError } from '../errors/portalError.ts';
import type { OpenedDemoFile } from './openDemoFile.ts';

const PDF = 'application/pdf';

/** A link to a sample file, by the rules of released files; a paid one is claimed first. */
export async function giveDemoFile(
  { file, subject, decision }: OpenedDemoFile,
  { action }: Pick<QueryOf<typeof downloadFile>, 'action'>,
  now: Date,
): Promise<{ readonly given: DataOf<typeof downloadFile>; readonly isFree: boolean }> {
  const { requestId, fileId, fileName: originalName } = file;
  const takenAt = action === 'download' ? await take() : shown();
  const linked = { requestId, fileId, originalName, contentType: PDF };
  const url = await downloadLink(
    linked,
    action === 'download' ? 'attachment' : 'inline',
    linkMoment(takenAt, now),
  );
  return {
    given: { url, originalName, contentType: PDF, downloadedAt: takenAt.toISOString() },
    isFree: action === 'download' && decision.kind === 'free',
  };

  async function take(): Promise<Date> {
    const opening = { requestId, fileId, subject, by: HOLDER, action };
    switch (decision.kind) {
      case 'refuse':
        throw new PortalError('forbidden', decision.shown);
      case 'once':
        return new Date((await claimDemoDownload(opening, now)).at);
      case 'again':
        return new Date(decision.downloadedAt);
      case 'free':
        await noteDemoDownload(opening, now);
        return now;
    }
  }

  function shown(): Date {
    if (decision.kind === 'refuse') throw new PortalError('forbidden', decision.shown);
    return now;
  }
}
