import type { FileType } from '@portal/contract/files/rules/fileTypes.ts';
import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';
import { unavailable } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue } from '../concurrency/FairQueue.ts';
import { takeTurn } from '../concurrency/takeTurn.ts';
import { runInWorker, workerFile, WorkerFailed } from '../workers/runInWorker.ts';
import { VerdictMemory } from './VerdictMemory.ts';

const WORKER = workerFile(import.meta.url, 'officeWorker');
const QUEUE = 'the inspection of Office files';

/** A file of 10 MB takes less than a second. Memory: the file, the largest part in it, and copies of both. */
const LIMITS = { maxMs: 6_000, maxHeapMb: 128, maxBufferMb: 192 };

/** For all files of a call. A file is started only if its own limit ends before this one. */
const MAX_TURN_MS = 20_000;

/**
 * The files of one call at a time. Callers take turns, so that the forms of one do not delay those of another. A call that
 * waits for 20 seconds is refused, so each call has a reply within 40 seconds, before the time limit of a call.
 */
const queue = new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 3, maxWaitMs: 20_000 });

const verdicts = new VerdictMemory(2000);

/** Whose turn it is: the account or address of the caller, and the log of the call. Staff go first. */
export interface InspectionTurn {
  readonly turn: string;
  readonly log: Log;
  readonly isPreferred?: boolean;
}

/** An upload. `load` returns the content when it is its turn, so that waiting files take no memory; null if there is none. */
export interface OfficeUpload {
  readonly blobName: string;
  readonly etag: string;
  readonly type: FileType;
  readonly load: () => Promise<Buffer | null>;
}

/** Why a call with Office files is refused. `index`: of the file in the call. `missing`: it has no content. */
export interface UnsafeFile {
  readonly index: number;
  readonly threat: OfficeThreat | 'missing';
}

/** Whether files of this type are inspected. */
export function isOfficeType(type: FileType): boolean {
  return type === 'doc' || type === 'xls' || type === 'docx' || type === 'xlsx';
}

/**
 * An unsafe one of the Office files of a call; null if all are safe. Inspects one after the other in a single turn, each in
 * a worker thread that is ended at its limits. Verdicts are remembered, so that a repeated call needs no turn, or continues
 * where the last one ended. Throws `rate_limited` if the caller has too many calls waiting, and `unavailable` if the queue
 * is full, the turn comes too late, or the files take too long together.
 */
export async function inspectOfficeFiles(
  files: readonly OfficeUpload[],
  { turn, log, isPreferred = false }: InspectionTurn,
): Promise<UnsafeFile | null> {
  for (const [index, file] of files.entries()) {
    const threat = verdicts.get(file);
    if (threat) return { index, threat };
  }
  if (files.every((file) => verdicts.get(file) === null)) return null;
  return takeTurn(queue, turn, QUEUE, () => inspectAll(files, log), { isPreferred });
}

async function inspectAll(files: readonly OfficeUpload[], log: Log): Promise<UnsafeFile | null> {
  const startedAt = performance.now();
  for (const [index, file] of files.entries()) {
    // Another call may have had the same file.
    let threat: OfficeThreat | 'missing' | null | undefined = verdicts.get(file);
    if (threat === undefined) {
      if (performance.now() - startedAt > MAX_TURN_MS - LIMITS.maxMs) throw unavailable(QUEUE);
      threat = await inspectUpload(file, log);
    }
    if (threat) return { index, threat };
  }
  return null;
}

async function inspectUpload(file: OfficeUpload, log: Log): Promise<OfficeThreat | 'missing' | null> {
  const content = await file.load();
  if (!content) return 'missing';
  const copy = new Uint8Array(content);
  try {
    const input = { content: copy, type: file.type };
    const threat = await runInWorker<OfficeThreat | null>(WORKER, input, LIMITS, [copy.buffer]);
    return verdicts.add(file, threat);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    if (error.reason !== 'crash') return verdicts.add(file, 'too-complex');
    log.warn('worker for Office files failed', { error: error.message });
    return 'unreadable';
  }
}
