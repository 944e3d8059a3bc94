import type { FileType } from '@portal/contract/files/rules/fileTypes.ts';
import type { OfficeThreat } from '../../domain/files/office/officeThreat.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue } from '../concurrency/FairQueue.ts';
import { takeTurn } from '../concurrency/takeTurn.ts';
import { runInWorker, workerFile, WorkerFailed } from '../workers/runInWorker.ts';

const WORKER = workerFile(import.meta.url, 'officeWorker');

/** A file of 10 MB takes less than a second. Memory: the file, the largest part in it, and copies of both. */
const LIMITS = { maxMs: 6_000, maxHeapMb: 128, maxBufferMb: 192 };

/**
 * One file at a time. Callers take turns, so that the files of one do not delay those of another. The last of six
 * waiting files gets its result within 42 seconds, before the time limit of a call.
 */
const queue = new FairQueue({ concurrency: 1, maxWaiting: 6, maxWaitingPerKey: 3 });

/** Whose turn it is: the account or address of the caller, and the log of the call. */
export interface InspectionTurn {
  readonly turn: string;
  readonly log: Log;
}

/** Whether files of this type are inspected. */
export function isOfficeType(type: FileType): boolean {
  return type === 'doc' || type === 'xls' || type === 'docx' || type === 'xlsx';
}

/**
 * The threat in an Office file; null if none was found. Inspects it in a worker thread that is ended at its limits.
 * `load` returns the content when it is its turn, so that waiting files take no memory; null if there is none, and then
 * the result is `missing`. Throws `rate_limited` if the caller has too many files waiting, and `unavailable` if the
 * queue is full.
 */
export async function inspectOfficeFile(
  load: () => Promise<Buffer | null>,
  type: FileType,
  { turn, log }: InspectionTurn,
): Promise<OfficeThreat | 'missing' | null> {
  return takeTurn(queue, turn, 'the inspection of Office files', async () => {
    const content = await load();
    return content ? inspectInWorker(content, type, log) : 'missing';
  });
}

async function inspectInWorker(content: Buffer, type: FileType, log: Log): Promise<OfficeThreat | null> {
  const copy = new Uint8Array(content);
  try {
    return await runInWorker<OfficeThreat | null>(WORKER, { content: copy, type }, LIMITS, [copy.buffer]);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    if (error.reason === 'limit') return 'too-complex';
    log.warn('worker for Office files failed', { error: error.message });
    return 'unreadable';
  }
}
