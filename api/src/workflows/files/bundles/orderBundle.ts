import { readBundle } from '../../../data/requests/bundles.ts';
import { isBundleExpired, buildLeaseRemainingMs } from '../../../domain/files/downloads/bundle.ts';
import { type BundleMessage } from '../../../services/queues/bundleMessage.ts';
import { BUNDLE_QUEUE } from '../../../services/queues/bundleQueue.ts';
import { sendToQueue } from '../../../services/queues/sendToQueue.ts';
import { done, type Outcome } from '../../operations/outbox/outcome.ts';

/** A queued build that has not started by then is queued again. */
const REQUEUE_AFTER_MS = 60_000;

/**
 * Queues the build of a bundle and repeats until it is built or has expired. Waits while a builder renews its lease.
 */
export async function orderBundle(order: BundleMessage, now: Date): Promise<Outcome> {
  const bundle = (await readBundle(order.requestId, order.bundleId))?.value;
  if (bundle?.state !== 'building' || isBundleExpired(bundle, now)) return done;
  const remainingMs = buildLeaseRemainingMs(bundle, now);
  if (remainingMs > 0) return { kind: 'later', next: [], retryAfterMs: remainingMs };
  await sendToQueue(BUNDLE_QUEUE, order);
  return { kind: 'later', next: [], retryAfterMs: REQUEUE_AFTER_MS };
}
