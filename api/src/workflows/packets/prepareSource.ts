import { SHEET_PAGES } from '@portal/contract/packets/sources.ts';
import { blobContent } from '../../data/blobs/blobContent.ts';
import { writeBlob } from '../../data/blobs/writeBlob.ts';
import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { eraseSource, eraseSourceUpload, isGone } from '../../data/packets/assemblyBlobs.ts';
import {
  type Assembly,
  assemblyBlobs,
  findSource,
  leaseFrom,
  type StoredSource,
  withSource,
} from '../../domain/packets/assembly.ts';
import {
  deferSource,
  endPreparing,
  freeSource,
  type PreparedSource,
  startPreparing,
} from '../../domain/packets/changeSource.ts';
import type { PreparedFile } from '../../services/records/prepare/preparedFile.ts';
import {
  inFolder,
  readContent,
  type WorkFolder,
  writeContent,
  writeJson,
} from '../../services/records/workFolder.ts';
import { runRecordsJob } from '../../services/records/runRecordsJob.ts';
import { WorkerFailed } from '../../services/workers/runInWorker.ts';
import type { Log } from '../../telemetry/log.ts';
import { addPages } from './addPages.ts';
import { inTurn, isSmall, SMALL_TURN_MS } from './recordsLanes.ts';
import { WorkEnded, whileLeased } from './whileLeased.ts';

/**
 * Makes the pages of a scanned source: stores its original, makes clean pages and thumbnails in a process of its own, and
 * adds the pages to the recipe. The order can be repeated, and the process can end at any moment: another attempt begins
 * when its lease has expired. Throws if the store fails, so that the queue delivers the order again.
 */
export async function prepareSource(requestId: string, sourceId: string, log: Log): Promise<void> {
  const source = findSource(await readAssembly(requestId), sourceId);
  if (source?.state !== 'preparing') return;
  const lane = isSmall(source) ? 'small' : 'large';
  let isDeferred = false;
  await inTurn({ requestId, id: sourceId, lane }, async () => {
    isDeferred = (await prepareNow(requestId, sourceId, log)) === 'deferred';
  });
  if (isDeferred) await prepareSource(requestId, sourceId, log);
}

/** A small file takes longer than its turn. */
class TurnEnded extends Error {}

async function prepareNow(requestId: string, sourceId: string, log: Log): Promise<'deferred' | void> {
  const change = (decide: (assembly: Assembly, source: StoredSource) => Assembly | null) =>
    changeAssembly(
      requestId,
      (current) => {
        const source = findSource(current, sourceId);
        const assembly = source && decide(current, source);
        return assembly ? { assembly } : null;
      },
      new Date(),
    );
  const started = await change((assembly, source) => startPreparing(assembly, source, new Date()));
  const source = findSource(started.assembly, sourceId);
  if (!started.isChanged || source?.state !== 'preparing') return;
  const startedAt = performance.now();
  const renew = async () => {
    const renewed = await change((assembly, current) =>
      current.state === 'preparing'
        ? withSource(assembly, { ...current, leaseUntil: leaseFrom(new Date()) })
        : null,
    );
    return renewed.isChanged;
  };
  try {
    const prepared = await whileLeased(renew, (signal) => prepare(requestId, source, signal, log), log);
    const { assembly, isChanged } = await change((current, found) => endPreparing(current, found, prepared));
    const ended = findSource(assembly, sourceId);
    if (!isChanged) throw new WorkEnded();
    if (ended?.state === 'ready') await addPages(requestId, ended);
    await eraseSourceUpload(requestId, sourceId);
    const [ms, pages] = [Math.round(performance.now() - startedAt), ended?.pages ?? 0];
    log.info('source prepared', { requestId, sourceId, state: prepared.kind, bytes: source.size, pages, ms });
  } catch (error) {
    if (error instanceof WorkEnded) return eraseIfWithdrawn(requestId, sourceId);
    if (error instanceof TurnEnded) {
      log.warn('source needs longer than a turn', { requestId, sourceId, bytes: source.size });
      if ((await change(deferSource)).isChanged) return 'deferred';
      return eraseIfWithdrawn(requestId, sourceId);
    }
    // So that the next attempt does not wait for the lease.
    await change((current, found) => freeSource(current, found)).catch(() => undefined);
    throw error;
  }
}

/**
 * Deletes what was stored after a withdrawal. Keeps a source that another process prepared, and an infected one as proof.
 */
async function eraseIfWithdrawn(requestId: string, sourceId: string): Promise<void> {
  const state = findSource(await readAssembly(requestId), sourceId)?.state;
  const isWithdrawn = state === undefined || state === 'withdrawn';
  if (isWithdrawn) await eraseSource(requestId, { sourceId });
}

async function prepare(
  requestId: string,
  source: StoredSource,
  signal: AbortSignal,
  log: Log,
): Promise<PreparedSource> {
  return inFolder(async (folder) => {
    const path = folder.file('original');
    const sha256 = await fetchOriginal(requestId, source, path);
    if (sha256 === null) return { kind: 'refused', refusal: 'damaged' };
    await writeBlob(
      { container: 'sources', name: assemblyBlobs.original(requestId, source.sourceId) },
      { blobContentType: 'application/octet-stream' },
      readContent(path),
    );
    const made = await makePages(
      { path, type: source.type, folder: folder.path },
      isSmall(source),
      signal,
      log,
    );
    if (made.kind === 'refused') return made;
    const { pages, pieces, changes, blank, looks } = made;
    await storePages(requestId, source, folder, { pages, pieces: pieces.length, blank, looks });
    return { kind: 'prepared', sha256, pages, pieces, changes };
  });
}

async function makePages(
  job: { path: string; type: StoredSource['type']; folder: string },
  isInSmallLane: boolean,
  signal: AbortSignal,
  log: Log,
): Promise<PreparedFile> {
  try {
    const maxMs = isInSmallLane ? SMALL_TURN_MS : undefined;
    return await runRecordsJob<'prepare'>({ kind: 'prepare', ...job }, signal, maxMs);
  } catch (error) {
    if (!(error instanceof WorkerFailed) || signal.aborted) throw error;
    if (isInSmallLane && error.reason === 'time') throw new TurnEnded();
    log.warn('pages of source could not be made', { fault: error.message });
    // A file that breaks one process breaks the next one too.
    return { kind: 'refused', refusal: error.reason === 'crash' ? 'damaged' : 'too-complex' };
  }
}

/**
 * Writes the scanned bytes to a file and returns their SHA-256 in hex. Null if they are gone. After a restore, the original
 * is only among the sources.
 */
async function fetchOriginal(
  requestId: string,
  { sourceId, etag }: StoredSource,
  path: string,
): Promise<string | null> {
  try {
    const upload = assemblyBlobs.upload(requestId, sourceId);
    return await writeContent(path, blobContent('quarantine', upload, etag ?? ''));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
  try {
    return await writeContent(path, blobContent('sources', assemblyBlobs.original(requestId, sourceId)));
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

async function storePages(
  requestId: string,
  { sourceId }: StoredSource,
  folder: WorkFolder,
  { pages, pieces, blank, looks }: { pages: number; pieces: number; blank: number[]; looks: string[] },
): Promise<void> {
  const store = (name: string, file: string, type: string) =>
    writeBlob({ container: 'pieces', name }, { blobContentType: type }, readContent(folder.file(file)));
  for (let index = 0; index < pieces; index++)
    await store(assemblyBlobs.piece(requestId, sourceId, index), `${index}.pdf`, 'application/pdf');
  for (let index = 0; index < Math.ceil(pages / SHEET_PAGES); index++)
    await store(assemblyBlobs.sheet(requestId, sourceId, index), `${index}.jpg`, 'image/jpeg');
  await writeJson(folder.file('looks.json'), { blank, looks });
  await store(assemblyBlobs.looks(requestId, sourceId), 'looks.json', 'application/json');
  for (let index = 0; index < pieces; index++)
    await store(assemblyBlobs.text(requestId, sourceId, index), `${index}.json`, 'application/json');
  // Last, because its presence says that everything is there.
  await store(assemblyBlobs.facts(requestId, sourceId), 'facts.json', 'application/json');
}
