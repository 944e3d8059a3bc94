import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { DocumentReading } from '../../domain/submissions/authorization/documentText.ts';
import type { Log } from '../../telemetry/log.ts';
import { QueueFull } from '../concurrency/FairQueue.ts';
import { WorkerFailed } from '../workers/runInWorker.ts';
import type { DocumentTask } from './documentJob.ts';
import { quickLane, runQuick, runSlow, slowLane } from './documentLanes.ts';

type Unreadable = Extract<DocumentReading, { kind: 'unreadable' }>;

export type ReadResult<Output> =
  | { readonly kind: 'read'; readonly output: Output }
  | Unreadable
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** There is no document. */
  | { readonly kind: 'missing' };

/**
 * Runs a task on a PDF. Reading and comparing both take time that the document decides, so
 * both run in a worker. Never throws because of its content. `load` returns the content when it is its turn, so that waiting
 * documents take no memory; null if there is none. Callers with the same `turn` share their turns; `isPreferred`: somebody
 * waits for the answer.
 */
export async function readDocument<Output>(
  load: () => Promise<Buffer | null>,
  task: DocumentTask,
  turn: string,
  log: Log,
  { isPreferred = false } = {},
): Promise<ReadResult<Output>> {
  try {
    const quick = isPreferred ? await quickLane.run(turn, () => read(runQuick<Output>)) : null;
    if (quick) return quick;
    const slow = await slowLane.run(turn, () => read((job) => runSlow<Output>(job, isPreferred)), {
      isPreferred,
    });
    return slow ?? unreadable('too-complex');
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  /** Null: it takes too long. */
  async function read(
    run: (job: DocumentTask & { content: Uint8Array }) => Promise<Output>,
  ): Promise<ReadResult<Output> | null> {
    const content = await load();
    if (!content) return { kind: 'missing' };
    if (!bytesMatchType(content, 'pdf')) return unreadable('not-pdf');
    // Without this keyword there is no object to read, and no reason to start a worker.
    if (!content.includes('obj')) return unreadable('damaged');
    try {
      return { kind: 'read', output: await run({ content, ...task }) };
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      if (error.reason === 'time') return null;
      if (error.reason === 'memory') return unreadable('too-complex');
      log.warn('worker for documents failed', { error: error.message });
      return unreadable('damaged');
    }
  }
}

function unreadable(reason: Unreadable['reason']): Unreadable {
  return { kind: 'unreadable', reason };
}
