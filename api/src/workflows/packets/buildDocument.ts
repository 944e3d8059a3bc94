import type { PageRef, Recipe } from '@portal/contract/packets/recipe.ts';
import { sectionTypes } from '@portal/contract/packets/recipe.ts';
import { blobContent } from '../../data/blobs/blobContent.ts';
import { writeBlob } from '../../data/blobs/writeBlob.ts';
import { fileIdOf } from '../../data/files/uploads/uploadKeys.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { erasePacket, isGone } from '../../data/packets/assemblyBlobs.ts';
import { readRecipeVersion } from '../../data/packets/recipes.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import {
  type Assembly,
  assemblyBlobs,
  findPacket,
  type StoredPacket,
  type StoredSource,
} from '../../domain/packets/assembly.ts';
import {
  completePacket,
  continuePacket,
  failPacket,
  freePacket,
  startBuilding,
  unusableSources,
} from '../../domain/packets/changePacket.ts';
import { packetMark } from '../../services/pdf/packetMark.ts';
import { packetCounts } from '../../domain/packets/checks/redactionCounts.ts';
import { packetTitle, redactionRows } from '../../domain/packets/redactionReasons.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import { keptPagesOf, unconfirmedPagesOf } from '@portal/contract/packets/applyOperation.ts';
import { MAX_VOLUME_BYTES, MAX_VOLUME_PAGES } from '@portal/contract/packets/volumes.ts';
import { settings } from '../../config/settings.ts';
import { documentOf } from './packetDocument.ts';
import type { PacketPlan } from '../../services/records/writePacket.ts';
import {
  inFolder,
  readContent,
  readNumber,
  type WorkFolder,
  writeContent,
} from '../../services/records/workFolder.ts';
import { WorkerFailed } from '../../services/workers/runInWorker.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';
import type { Log } from '../../telemetry/log.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { coverFacts } from './coverFacts.ts';
import { inTurn } from './recordsLanes.ts';
import { WorkEnded, whileLeased } from './whileLeased.ts';
import { type Place, type VolumesOrder, writeVolumes } from './writeVolumes.ts';

/** An attempt stores each volume that is written. */
const ERASE: readonly TaskStep[] = [{ kind: 'erase-sources' }];

type Failure = NonNullable<StoredPacket['failure']>;
type Built = Pick<StoredPacket, 'look'> & {
  readonly document: NonNullable<StoredPacket['document']>;
  readonly counts: ReturnType<typeof packetCounts>;
};
type Result =
  | { readonly kind: 'built'; readonly built: Built }
  | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Builds the file of a packet in a process of its own. The order can be repeated, and the process can end at any moment:
 * another attempt begins when its lease has expired, and the packet has one result. Throws if the store fails, so that the
 * queue delivers the order again.
 */
export async function buildDocument(requestId: string, packetId: string, log: Log): Promise<void> {
  const packet = findPacket(await readAssembly(requestId), packetId);
  if (packet?.state !== 'building') return;
  await inTurn({ requestId, id: packetId, lane: 'packets' }, () => buildNow(requestId, packetId, log));
}

async function buildNow(requestId: string, packetId: string, log: Log): Promise<void> {
  const change = (
    decide: (assembly: Assembly, packet: StoredPacket) => Assembly | null,
    steps: readonly TaskStep[] = [],
  ) =>
    changeAssembly(
      requestId,
      (current) => {
        const packet = findPacket(current, packetId);
        const assembly = packet && decide(current, packet);
        return assembly ? { assembly, steps } : null;
      },
      new Date(),
    );
  const started = await change((assembly, packet) => startBuilding(assembly, packet, new Date()));
  const packet = findPacket(started.assembly, packetId);
  if (!started.isChanged || packet?.state !== 'building') return eraseUnlessBuilt(requestId, packetId);
  const startedAt = performance.now();
  try {
    const result = await inFolder((folder) => {
      const progress = folder.file('progress');
      const renew = async () => {
        const done = await readNumber(progress);
        return (await change((assembly, current) => continuePacket(assembly, current, done, new Date())))
          .isChanged;
      };
      const work = (signal: AbortSignal) =>
        build(started.assembly, packet, { folder, progress, signal }, log);
      return whileLeased(renew, work, log, 2_000);
    });
    if (result.kind === 'failed') {
      const fail = (assembly: Assembly, current: StoredPacket) =>
        failPacket(assembly, current, result.failure);
      const { pendingTasks } = await change(fail, ERASE);
      await runTasksNow(pendingTasks, new Date(), log);
    } else await complete(requestId, packetId, result.built, log);
    const ms = Math.round(performance.now() - startedAt);
    log.info('packet built', { requestId, packetId, result: result.kind, pages: packet.pages, ms });
  } catch (error) {
    if (error instanceof WorkEnded) return eraseUnlessBuilt(requestId, packetId);
    log.warn('packet not built', { requestId, packetId, fault: errorSummary(error) });
    // So that the next attempt does not wait for the lease.
    await change((assembly, current) => freePacket(assembly, current)).catch(() => undefined);
    throw error;
  }
}

async function complete(requestId: string, packetId: string, built: Built, log: Log): Promise<void> {
  const now = new Date();
  const { isChanged, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const packet = findPacket(current, packetId);
      const assembly = packet && completePacket(current, packet, built);
      if (!assembly) return null;
      const { fileId, sha256 } = built.document;
      const isBuilt = findPacket(assembly, packetId)?.state === 'built';
      if (!isBuilt) return { assembly, steps: ERASE };
      const { pages, redactedPages, redactions } = packet;
      const redacted = redactions > 0 && { redactedPages, redactions };
      const details = { packetId, fileId, sha256, pages, ...redacted, ...built.counts };
      return { assembly, event: { kind: 'packet-built', at: now.toISOString(), by: SYSTEM, details } };
    },
    now,
  );
  if (!isChanged) await eraseUnlessBuilt(requestId, packetId);
  await runTasksNow(pendingTasks, now, log);
}

/** Deletes the files of a packet that was canceled or failed. Keeps them if another process built the packet. */
async function eraseUnlessBuilt(requestId: string, packetId: string): Promise<void> {
  const state = findPacket(await readAssembly(requestId), packetId)?.state;
  if (state !== 'building' && state !== 'built') await erasePacket(requestId, packetId);
}

async function build(assembly: Assembly, packet: StoredPacket, place: Place, log: Log): Promise<Result> {
  const { requestId } = assembly;
  const { packetId, version, options } = packet;
  const { folder, signal } = place;
  const [recipe, stored] = await Promise.all([readRecipeVersion(requestId, version), readRequest(requestId)]);
  if (!recipe || !stored) return failed('changed');
  const kept = keptPagesOf(recipe);
  if (unusableSources(assembly, kept).length > 0) return failed('unusable-source');
  if (unconfirmedPagesOf(recipe).length > 0) return failed('unconfirmed-redactions');
  const pieces = await fetchPieces(assembly, kept, folder);
  if (!pieces) return failed('unusable-source');
  const { patientName, patientDob } = stored.value.fields;
  const order: VolumesOrder = {
    plan: {
      mark: packetMark(requestId),
      title: options.title,
      language: 'en',
      cover: options.hasCover ? coverFacts(stored.value, packet.startedAt) : null,
      contents: options.hasContents,
      numbering: options.numbering,
      redactions: options.listsRedactions ? redactionRows(recipe, packet.reasons) : [],
      isTextOnly: false,
      pieces: pieces.paths,
      sections: plannedSections(recipe, pieces.placeOf),
    },
    limits: { maxPages: volumePages(), maxBytes: MAX_VOLUME_BYTES },
    patient: { patientName, patientDob },
    store: (volume, path) =>
      writeBlob(
        { container: 'sources', name: assemblyBlobs.packet(requestId, packetId, volume) },
        { blobContentType: 'application/pdf' },
        readContent(path),
      ),
  };
  try {
    const written = await writeVolumes(order, place, log);
    if ('failure' in written) return failed(written.failure);
    const { volumes, look } = written;
    const fileId = fileIdOf(requestId, `packet|${packetId}`);
    const document = documentOf(volumes, { fileId, name: `${options.title}.pdf` });
    return { kind: 'built', built: { document, look, counts: packetCounts(recipe, recipe.redactionCounts) } };
  } catch (error) {
    if (!(error instanceof WorkerFailed) || signal.aborted) throw error;
    log.warn('packet could not be written', { requestId, packetId, fault: error.message });
    return failed(error.reason === 'memory' ? 'too-large' : 'failed');
  }
}

/** Test portals divide packets into small volumes. */
function volumePages(): number {
  const { PORTAL_MODE, PACKET_VOLUME_PAGES } = settings();
  return PORTAL_MODE === 'local' ? PACKET_VOLUME_PAGES : MAX_VOLUME_PAGES;
}

function failed(failure: Failure): Result {
  return { kind: 'failed', failure };
}

interface Pieces {
  readonly paths: string[];
  readonly placeOf: (page: PageRef) => { readonly piece: number; readonly page: number };
}

/** Fetches the pieces with these pages. Null if one is gone because its source was withdrawn. */
async function fetchPieces(
  { requestId, sources }: Assembly,
  pages: readonly PageRef[],
  folder: WorkFolder,
): Promise<Pieces | null> {
  const paths: string[] = [];
  const fetched = new Map<string, number>();
  const places = new Map<PageRef, { piece: number; page: number }>();
  for (const page of pages) {
    const [number, inSource] = page.split('.').map(Number) as [number, number];
    const source = sources.find((each) => each.number === number);
    const index = source ? pieceOf(source, inSource) : -1;
    if (!source || index < 0) return null;
    const name = assemblyBlobs.piece(requestId, source.sourceId, index);
    let piece = fetched.get(name);
    if (piece === undefined) {
      piece = paths.length;
      const path = folder.file(`${piece}.pdf`);
      if (!(await fetchPiece(name, path))) return null;
      paths.push(path);
      fetched.set(name, piece);
    }
    places.set(page, { piece, page: inSource - source.pieces[index]!.firstPage + 1 });
  }
  return { paths, placeOf: (page) => places.get(page)! };
}

function pieceOf({ pieces }: StoredSource, page: number): number {
  return pieces.findIndex(({ firstPage, pages }) => page >= firstPage && page < firstPage + pages);
}

async function fetchPiece(name: string, path: string): Promise<boolean> {
  try {
    await writeContent(path, blobContent('pieces', name));
    return true;
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}

function plannedSections(recipe: Recipe, placeOf: Pieces['placeOf']): PacketPlan['sections'] {
  const labels = new Map<string, string>(sectionTypes.map(({ value, label }) => [value, label]));
  return recipe.sections.map(({ type, date, pages }, index) => ({
    title: packetTitle(recipe, index),
    typeLabel: labels.get(type) ?? type,
    date,
    pages: pages
      .filter((page) => recipe.removed[page] === undefined)
      .map((page) => ({
        ...placeOf(page),
        rotation: recipe.rotations[page] ?? 0,
        boxes: recipe.redactions[page]?.map(({ box }) => box) ?? [],
      })),
  }));
}
