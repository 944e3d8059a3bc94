import { Worker } from 'node:worker_threads';
import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { ReadDocument } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { FairQueue, QueueFull } from '../concurrency/FairQueue.ts';

/** The bundle has the worker as a file of its own. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './pdfWorker.ts' : './pdfWorker.js',
  import.meta.url,
);

/** Time for one document, with the start of the worker. */
const MAX_MS = 8_000;
const MB = 1024 * 1024;
/** Memory of the worker for objects and code, and, separately, for bytes. */
const MAX_HEAP_MB = 192;
const MAX_BUFFER_MB = 256;
const MEMORY_CHECK_MS = 25;

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

/** Reads a PDF in a worker thread that is ended at its limits. The worker has no settings and prints nothing. */
function readInWorker(content: Buffer, log: Log): Promise<ReadDocument> {
  const copy = Uint8Array.from(content);
  const worker = new Worker(WORKER, {
    workerData: { content: copy },
    transferList: [copy.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  return new Promise((resolve) => {
    const end = (result: ReadDocument) => {
      clearTimeout(timeout);
      clearInterval(memoryCheck);
      resolve(result);
      void worker.terminate();
    };
    const tooComplex = () => end({ kind: 'unreadable', reason: 'too-complex' });
    const timeout = setTimeout(tooComplex, MAX_MS);
    // The limits of the worker do not cover the bytes of unpacked streams.
    const memoryCheck = setInterval(() => {
      worker.getHeapStatistics().then(
        ({ external_memory: bytes }) => {
          if (bytes > MAX_BUFFER_MB * MB) tooComplex();
        },
        () => {},
      );
    }, MEMORY_CHECK_MS);
    worker.once('message', end);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return tooComplex();
      // Without the message, which may have text of the document.
      log.warn('worker for documents failed', { error: error.name, code: error.code });
      end({ kind: 'unreadable', reason: 'damaged' });
    });
    worker.once('exit', () => end({ kind: 'unreadable', reason: 'damaged' }));
  });
}
