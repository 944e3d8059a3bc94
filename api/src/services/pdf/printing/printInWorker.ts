import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { runInWorker, type WorkerLimits, workerFile } from '../../workers/runInWorker.ts';
import { portalTypefaces, type Typefaces } from '../createPdf.ts';
import type { PartsOf, PrintInput, PrintJob, PrintResults } from './printJob.ts';

const WORKER = workerFile(import.meta.url, 'printWorker');

/**
 * Renders a document beside the event loop. `parts`: more of its content, which is copied to the worker piece by piece.
 * Throws `WorkerFailed`, and what reading the parts throws.
 */
export async function printInWorker<Kind extends PrintJob['kind']>(
  job: Extract<PrintJob, { kind: Kind }>,
  limits: WorkerLimits,
  parts: AsyncIterable<readonly PartsOf[Kind][]> | null = null,
  typefaces?: Typefaces,
): Promise<PrintResults[Kind]> {
  const fonts = typefaces ?? (await portalTypefaces());
  if (!parts) {
    const input: PrintInput = { job, typefaces: fonts, parts: null };
    return runInWorker<PrintResults[Kind]>(WORKER, input, limits);
  }
  const { port1: sender, port2: receiver } = new MessageChannel();
  const input: PrintInput = { job, typefaces: fonts, parts: receiver };
  let isEnded = false;
  try {
    const [printed] = await Promise.all([
      runInWorker<PrintResults[Kind]>(WORKER, input, limits, [receiver]),
      send(parts, sender, () => isEnded),
    ]);
    return printed;
  } finally {
    isEnded = true;
    sender.close();
  }
}

async function send(
  parts: AsyncIterable<readonly unknown[]>,
  port: MessagePort,
  isEnded: () => boolean,
): Promise<void> {
  for await (const part of parts) {
    if (isEnded()) return;
    port.postMessage(part);
  }
  port.postMessage(null);
}
