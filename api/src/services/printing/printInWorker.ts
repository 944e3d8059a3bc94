import { runInWorker, type WorkerLimits, workerFile } from '../workers/runInWorker.ts';
import { openParts } from '../workers/parts.ts';
import { portalTypefaces, type Typefaces } from '../pdf/text/typefaces.ts';
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
  const channel = openParts(parts);
  const input: PrintInput = { job, typefaces: fonts, parts: channel.port };
  const running = runInWorker<PrintResults[Kind]>(WORKER, input, limits, [channel.port]);
  try {
    const [printed] = await Promise.all([running, channel.send()]);
    return printed;
  } finally {
    channel.close();
    // A worker whose parts cannot be read ends when the channel is closed. Its turn lasts until then.
    await running.catch(() => undefined);
  }
}
