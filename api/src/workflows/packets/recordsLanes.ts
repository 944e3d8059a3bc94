import { FairQueue, QueueFull } from '../../services/concurrency/FairQueue.ts';

const MB = 1024 * 1024;
const SMALL_BYTES = 16 * MB;
/** How long the preparation of a small file may take. Then it begins again among the large files. */
export const SMALL_TURN_MS = 30_000;
const LIMITS = { concurrency: 1, maxWaiting: 200, maxWaitingPerKey: 60, maxWaitMs: 20 * 60_000 };
/** Small files have a lane of their own, so that they do not wait for large ones. In each lane, requests take turns. */
const smallFiles = new FairQueue(LIMITS);
const largeFiles = new FairQueue(LIMITS);
const packets = new FairQueue(LIMITS);
/** Work that waits or is being done in this process. The same work can be ordered more than once. */
const inHand = new Set<string>();

/** Whether a file is prepared among small ones. */
export function isSmall({ size, isSlow = false }: { size: number; isSlow?: boolean | undefined }): boolean {
  return size <= SMALL_BYTES && !isSlow;
}

/**
 * Does work on a source or packet when it is its turn. Does nothing if this process already has it. Work that finds no
 * place is ordered again later.
 */
export async function inTurn(
  { requestId, id, lane: name }: { requestId: string; id: string; lane: 'small' | 'large' | 'packets' },
  work: () => Promise<void>,
): Promise<void> {
  if (inHand.has(id)) return;
  inHand.add(id);
  const lane = { small: smallFiles, large: largeFiles, packets }[name];
  try {
    await lane.run(requestId, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
  } finally {
    inHand.delete(id);
  }
}
