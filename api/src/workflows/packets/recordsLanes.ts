import { FairQueue, QueueFull } from '../../services/concurrency/FairQueue.ts';

const MB = 1024 * 1024;
const SMALL_BYTES = 16 * MB;
const LIMITS = { concurrency: 1, maxWaiting: 200, maxWaitingPerKey: 60, maxWaitMs: 20 * 60_000 };
/** Small files have a lane of their own, so that they do not wait for large ones. Requests take turns in each. */
const smallFiles = new FairQueue(LIMITS);
const largeFiles = new FairQueue(LIMITS);
const packets = new FairQueue(LIMITS);
/** What waits or is being done in this process. It can be ordered more than once. */
const inHand = new Set<string>();

/** Does work on a source or packet when it is its turn; nothing if it is in hand. What has no place is ordered again later. */
export async function inTurn(
  { requestId, id, bytes }: { requestId: string; id: string; bytes: number | 'packet' },
  work: () => Promise<void>,
): Promise<void> {
  if (inHand.has(id)) return;
  inHand.add(id);
  const lane = bytes === 'packet' ? packets : bytes <= SMALL_BYTES ? smallFiles : largeFiles;
  try {
    await lane.run(requestId, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
  } finally {
    inHand.delete(id);
  }
}
