import { settings } from '../config/settings.ts';
import { spendCall } from '../data/accounts/spendCall.ts';
import { keyedId } from '../config/keyedHash.ts';
import { readDemoClaim } from '../data/requests/demoDownloads.ts';
import { decideDownload, type DownloadDecision } from '../domain/file/decideDownload.ts';
import { type DemoFile, demoFileOf, factsOfDemoFile } from '../domain/file/demoFiles.ts';
import type { Caller } from '../domain/access/caller.ts';

const LIMIT = { limit: 240, windowSeconds: 60 } as const;

/** A sample file with what may be done with it now from the caller's address. */
export interface OpenedDemoFile {
  readonly file: DemoFile;
  /** Stands for the address, which is not kept. */
  readonly subject: string;
  readonly decision: DownloadDecision;
}

export function demoDownloadsAreOn(): boolean {
  const { DEMO_DOWNLOADS, PORTAL_MODE } = settings();
  return DEMO_DOWNLOADS ?? PORTAL_MODE === 'local';
}

/** Whether a query names a sample file; where samples are turned off, none does. */
export function namesDemoFile({ requestId, fileId }: Readonly<Record<string, string>>): boolean {
  return (
    demoDownloadsAreOn() && demoFileOf({ requestId: requestId ?? '', fileId: fileId ?? '' }) !== undefined
  );
}

/** The sample file of these ids, for anybody; null for every other file, and where samples are turned off. */
export async function openDemoFile(
  wanted: { readonly requestId: string; readonly fileId: string },
  { address }: Pick<Caller, 'address'>,
  now: Date,
): Promise<OpenedDemoFile | null> {
  const file = demoDownloadsAreOn() ? demoFileOf(wanted) : undefined;
  if (!file) return null;
  await spendCall('demoDownloads', address, LIMIT, now);
  const subject = `address:${keyedId('demo download', address)}`;
  const claim = file.isPaidFile ? await readDemoClaim({ ...wanted, subject }) : null;
  return { file, subject, decision: decideDownload(factsOfDemoFile(file, now), claim, now) };
}
