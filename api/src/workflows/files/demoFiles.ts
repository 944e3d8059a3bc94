import type { checkFileDownload, downloadFile } from '@portal/contract/files/endpoints/files.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { settings } from '../../config/settings.ts';
import { consumeCall } from '../../data/operations/limits/consumeCall.ts';
import { keyedId } from '../../config/keyedHash.ts';
import {
  claimDemoDownload,
  recordDemoDownload,
  readDemoClaim,
} from '../../data/requests/downloads/demoDownloads.ts';
import { downloadTimes } from '../../data/requests/downloads/downloadTimes.ts';
import { decideDownload } from '../../domain/files/downloads/decideDownload.ts';
import { demoFileOf, factsOfDemoFile } from '../../domain/files/downloads/demoFiles.ts';
import { HOLDER } from '../../domain/requests/actor.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { downloadEligibilityOf } from './checkFile.ts';
import { createDownloadLink, type IssuedDownload } from './issueDownloadLink.ts';

type Ids = QueryOf<typeof checkFileDownload>;
type CallerAddress = Pick<Caller, 'address'>;

const LIMIT = { limit: 240, windowSeconds: 60 } as const;
const noop = async (): Promise<void> => undefined;

export function areDemoDownloadsEnabled(): boolean {
  const { DEMO_DOWNLOADS, PORTAL_MODE } = settings();
  return DEMO_DOWNLOADS ?? PORTAL_MODE === 'local';
}

/** Returns whether a query names a sample file. Always false if sample downloads are turned off. */
export function isDemoFileQuery({ requestId, fileId }: Readonly<Record<string, unknown>>): boolean {
  return (
    areDemoDownloadsEnabled() &&
    demoFileOf({ requestId: String(requestId), fileId: String(fileId) }) !== undefined
  );
}

/** Returns whether a sample file may be downloaded now from the caller's address. Uses up no download. */
export async function checkDemoFile(
  ids: Ids,
  caller: CallerAddress,
  now: Date,
): Promise<DataOf<typeof checkFileDownload>> {
  const { file, subject, decision } = await openDemoFile(ids, caller, now);
  const { requestId, fileId } = file;
  return downloadEligibilityOf(decision, factsOfDemoFile(file, now), async () => {
    const [newest] = await downloadTimes({ requestId, fileId, subject }, 1);
    return newest;
  });
}

/** Returns a link to a sample file, under the rules of released files. Claims a paid file first. */
export async function issueDemoDownloadLink(
  { action, ...ids }: QueryOf<typeof downloadFile>,
  caller: CallerAddress,
  now: Date,
): Promise<IssuedDownload> {
  const { file, subject, decision } = await openDemoFile(ids, caller, now);
  const { requestId, fileId, fileName: originalName } = file;
  const openedFile = { requestId, fileId, subject, by: HOLDER, action };
  const records = {
    claim: async () => new Date((await claimDemoDownload(openedFile, now)).at),
    repeat: noop,
    download: () => recordDemoDownload(openedFile, now),
    view: noop,
  };
  return createDownloadLink(
    { requestId, fileId, originalName, contentType: 'application/pdf', size: 0 },
    decision,
    { action },
    records,
    now,
  );
}

/**
 * Returns a sample file with the download decision for the caller's address. The subject is a keyed hash of the
 * address, so that the address is not stored.
 */
async function openDemoFile(ids: Ids, { address }: CallerAddress, now: Date) {
  const file = demoFileOf(ids);
  if (!file) throw notFound('File not found');
  await consumeCall('demoDownloads', address, LIMIT, now);
  const subject = `address:${keyedId('demo download', address)}`;
  const claim = file.isPaidFile ? await readDemoClaim({ ...ids, subject }) : null;
  return { file, subject, decision: decideDownload(factsOfDemoFile(file, now), claim, now) };
}
