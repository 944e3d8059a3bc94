import { bytesMatchType } from '@portal/contract/files/rules/fileTypes.ts';
import type { Log } from '../../telemetry/log.ts';
import { QueueFull } from '../concurrency/FairQueue.ts';
import { WorkerFailed } from '../workers/runInWorker.ts';
import { runSlow, slowLane } from './documentLanes.ts';

export type PageCount =
  /** 0: it is no PDF, is damaged, has a password, or takes too long to read. */
  | { readonly kind: 'counted'; readonly pages: number }
  /** Too many documents wait. */
  | { readonly kind: 'busy' }
  /** There is no document. */
  | { readonly kind: 'missing' };

/**
 * Counts the pages of a PDF in a worker. Nobody waits for it. `load` returns the content when it is its turn; null if
 * there is none. Callers with the same `turn` share their turns.
 */
export async function countDocumentPages(
  load: () => Promise<Buffer | null>,
  turn: string,
  log: Log,
): Promise<PageCount> {
  try {
    return await slowLane.run(turn, count);
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'busy' };
    throw error;
  }

  async function count(): Promise<PageCount> {
    const content = await load();
    if (!content) return { kind: 'missing' };
    if (!bytesMatchType(content, 'pdf')) return { kind: 'counted', pages: 0 };
    try {
      return { kind: 'counted', pages: await runSlow<number>({ kind: 'count-pages', content }, false) };
    } catch (error) {
      if (!(error instanceof WorkerFailed)) throw error;
      log.warn('pages of a document could not be counted', { error: error.message });
      return { kind: 'counted', pages: 0 };
    }
  }
}
