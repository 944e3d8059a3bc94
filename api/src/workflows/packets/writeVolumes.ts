import { MAX_NAMED_PAGES, type DocumentLook } from '@portal/contract/files/schemas/documentLook.ts';
import type { PatientFacts } from '../../domain/files/uploads/look/lookAtText.ts';
import type { WrittenVolume } from './packetDocument.ts';
import { portalTypefaces } from '../../services/pdf/text/typefaces.ts';
import type { VolumeLimits } from '../../services/records/dividePacket.ts';
import { runRecordsJob } from '../../services/records/runRecordsJob.ts';
import { sizeOfFiles, type WorkFolder } from '../../services/records/workFolder.ts';
import type { PacketPlan } from '../../services/records/writePacket.ts';
import { WorkerFailed } from '../../services/workers/runInWorker.ts';
import type { Log } from '../../telemetry/log.ts';

/** Where a packet is written. */
export interface Place {
  readonly folder: WorkFolder;
  /** Path of the file with this many written pages. */
  readonly progress: string;
  readonly signal: AbortSignal;
}

export interface VolumesOrder {
  /** A plan that is not divided into volumes yet. */
  readonly plan: Omit<PacketPlan, 'volumes' | 'volume' | 'maxBytes' | 'out'>;
  /** Of each file. */
  readonly limits: VolumeLimits;
  readonly patient: PatientFacts;
  /** Stores the file of a volume, from 1. Called again for each volume if the packet must be divided again. */
  readonly store: (volume: number, path: string) => Promise<void>;
}

export type WrittenVolumes =
  | { readonly volumes: readonly WrittenVolume[]; readonly look: DocumentLook }
  | { readonly failure: 'too-large' };

/**
 * The share of the size limit for pages of records. The size of the rest is only known when it is written, so a packet with
 * a volume that became too large is divided again.
 */
const SHARES = [0.97, 0.9, 0.6];

/**
 * Writes a packet as one file or, if it has too many pages or bytes, as volumes, each in a process of its own, and stores
 * them. The same plan and pieces give the same volumes. Throws if a single page is too large.
 */
export async function writeVolumes(order: VolumesOrder, place: Place, log: Log): Promise<WrittenVolumes> {
  const { plan, limits } = order;
  const pages = plan.sections.reduce((sum, section) => sum + section.pages.length, 0);
  const bytes = await sizeOfFiles(plan.pieces);
  const isSmall = pages <= limits.maxPages && bytes <= limits.maxBytes;
  const { pieces, sections } = plan;
  for (const share of isSmall ? [1, ...SHARES] : SHARES) {
    const current = { ...limits, maxBytes: Math.floor(limits.maxBytes * share) };
    const job = { kind: 'divide', plan: { pieces, sections }, limits: current } as const;
    const divided = share === 1 ? [pages] : await runRecordsJob<'divide'>(job, place.signal);
    const written = await writeAll(divided, order, place, log);
    if (written !== 'divide-again') return written;
  }
  return { failure: 'too-large' };
}

/** Writes and stores volumes of this many pages. `divide-again`: one of them is too large and has several pages. */
async function writeAll(
  divided: readonly number[],
  { plan, limits, patient, store }: VolumesOrder,
  place: Place,
  log: Log,
): Promise<WrittenVolumes | 'divide-again'> {
  const { folder, progress, signal } = place;
  const out = folder.file('packet.pdf');
  const volumes: WrittenVolume[] = [];
  const looks: DocumentLook[] = [];
  for (const index of divided.keys()) {
    const volume: PacketPlan = {
      ...plan,
      volumes: divided,
      volume: index + 1,
      maxBytes: limits.maxBytes,
      out,
    };
    const typefaces = await portalTypefaces();
    const job = { kind: 'write', plan: volume, progress, typefaces } as const;
    const written = await runRecordsJob<'write'>(job, signal);
    if ('failure' in written) return divided[index] === 1 ? written : 'divide-again';
    volumes.push(written);
    looks.push(await lookAtRecords(volume, patient, place, log));
    await store(index + 1, out);
  }
  return { volumes, look: joinedLook(looks) };
}

/**
 * What the text of the records says, without what the portal prints. A page with only its number has no text; neither does
 * a redacted page.
 */
async function lookAtRecords(
  plan: PacketPlan,
  patient: PatientFacts,
  { folder, signal }: Place,
  log: Log,
): Promise<DocumentLook> {
  const path = folder.file('records.pdf');
  const records: PacketPlan = {
    ...plan,
    cover: null,
    contents: false,
    numbering: { kind: 'none' },
    redactions: [],
    isTextOnly: true,
    out: path,
  };
  try {
    const order = { plan: records, progress: folder.file('looked'), typefaces: await portalTypefaces() };
    await runRecordsJob<'write'>({ kind: 'write', ...order }, signal);
    return await runRecordsJob<'look'>({ kind: 'look', path, patient }, signal);
  } catch (error) {
    if (!(error instanceof WorkerFailed) || signal.aborted) throw error;
    log.warn('text of packet not read', { fault: error.message });
    return { state: 'not-read', reason: 'too-complex' };
  }
}

/** What the text of all volumes says, with continuous page numbers. If one volume could not be read, that decides. */
export function joinedLook(looks: readonly DocumentLook[]): DocumentLook {
  return looks.reduce((before, look) => {
    if (before.state !== 'read' || look.state !== 'read') return before.state === 'read' ? look : before;
    const isReadToEnd = before.pagesRead === before.pages;
    const others = look.otherPersons.map((each) => ({ ...each, page: before.pages + each.page }));
    return {
      state: 'read',
      pages: before.pages + look.pages,
      pagesRead: before.pagesRead + (isReadToEnd ? look.pagesRead : 0),
      pagesWithText: before.pagesWithText + look.pagesWithText,
      namesPatient: before.namesPatient || look.namesPatient,
      otherPersons: [...before.otherPersons, ...others].slice(0, MAX_NAMED_PAGES),
      otherPersonPages: before.otherPersonPages + look.otherPersonPages,
    };
  });
}
