import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { ReadDocument } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue, QueueFull } from '../concurrency/FairQueue.ts';
import { runInWorker, workerFile, WorkerFailed } from '../workers/runInWorker.ts';

const WORKER = workerFile(import.meta.url, 'pdfWorker');
const LIMITS = { maxMs: 8_000, maxHeapMb: 192, maxBufferMb: 256 };

/**
 * One document at a time: each takes up to one core and some hundred megabytes. Callers take turns. The last of three
 * waiting ones gets its answer within 32 seconds, before the time limit of a call.
 */
const queue = new FairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingPerKey: 2 });

export type ReadResult =
  | ReadDocument
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** There is no document. */
  | { readonly kind: 'missing' };

/**
 * Reads the text of an uploaded document that the malware scan accepted. Never throws because of its content. `load`
 * returns the content when it is its turn, so that waiting documents take no memory; null if there is none. Callers
 * with the same `turn` share their turns.
 */
export async function readDocument(
  load: () => Promise<Buffer | null>,
  turn: string,
  log: Log,
): Promise<ReadResult> {
  try {
    return await queue.run(turn, async () => {
      const content = await load();
      if (!content) return { kind: 'missing' };
      if (!bytesMatchType(content, 'pdf')) return { kind: 'unreadable', reason: 'not-pdf' };
      // Without this keyword there is no object to read, and no reason to start a worker.
      if (!content.includes('obj')) return { kind: 'unreadable', reason: 'damaged' };
      return readInWorker(content, log);
    });
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }
}

/** Reads a PDF in a worker thread that is ended at its limits. */
async function readInWorker(content: Buffer, log: Log): Promise<ReadDocument> {
  const copy = Uint8Array.from(content);
  try {
    return await runInWorker<ReadDocument>(WORKER, { content: copy }, LIMITS, [copy.buffer]);
  } catch (error) {
    if (!(error instanceof WorkerFailed)) throw error;
    if (error.reason === 'limit') return { kind: 'unreadable', reason: 'too-complex' };
    log.warn('worker for documents failed', { error: error.message });
    return { kind: 'unreadable', reason: 'damaged' };
  }
}
