import { readBundle } from '../data/requests/bundles.ts';
import { isOver } from '../domain/file/bundle.ts';
import { BUNDLE_QUEUE, type BundleOrder } from '../services/queues/bundleQueue.ts';
import { sendToQueue } from '../services/queues/sendToQueue.ts';
import { done, type Outcome } from './outcome.ts';

/** A build that has not ended by then may have died; building twice harms nothing. */
const AGAIN_AFTER_MS = 60_000;

/** Orders a bundle to be built, again and again until it is built or nobody can ask for it any more. */
export async function orderBundle(order: BundleOrder, now: Date): Promise<Outcome> {
  const bundle = (await readBundle(order.requestId, order.bundleId))?.value;
  if (bundle?.state !== 'building' || isOver(bundle, now)) return done;
  await sendToQueue(BUNDLE_QUEUE, order);
  return { kind: 'later', next: [], againAfterMs: AGAIN_AFTER_MS };
}
