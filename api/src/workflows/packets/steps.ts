import { changeAssembly, readAssembly } from '../../data/packets/assemblies.ts';
import { eraseSource } from '../../data/packets/assemblyBlobs.ts';
import { scanWaitMs } from '../../domain/files/scanWait.ts';
import {
  assemblyBlobs,
  findPacket,
  findSource,
  isFree,
  type StoredSource,
} from '../../domain/packets/assembly.ts';
import { withdraw } from '../../domain/packets/changeSource.ts';
import { uploadEndsAt } from '../../domain/packets/endAssembly.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import { PACKET_QUEUE, type PacketMessage } from '../../services/queues/packetQueue.ts';
import { sendToQueue } from '../../services/queues/sendToQueue.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { requestScan } from '../files/requestScan.ts';
import type { Steps } from '../operations/outbox/step.ts';
import { addPages } from './addPages.ts';
import { eraseSources } from './endAssembly.ts';

/** Queued work that has not started after this time is queued again. */
const REQUEUE_AFTER_MS = 60_000;

export const packetSteps: Steps<'packet-work' | 'erase-sources'> = {
  'packet-work': ({ id }, { requestId, now }) => orderWork({ requestId, id }, now),
  'erase-sources': async (_, { requestId, now }) => ({
    kind: 'done',
    next: await eraseSources(requestId, now),
  }),
};

/**
 * Follows a source until it is ready, or a packet until it is built. Ends an upload that nobody finished, requests a
 * missing scan verdict again, and queues the preparation or the build again. Waits while a process renews its lease.
 */
async function orderWork(order: PacketMessage, now: Date): Promise<Outcome> {
  const assembly = await readAssembly(order.requestId);
  const source = findSource(assembly, order.id);
  if (source?.state === 'uploading') return endUpload(order.requestId, source, now);
  if (source?.state === 'scanning') {
    await requestScan(assemblyBlobs.upload(order.requestId, source.sourceId), source.etag ?? undefined);
    return later(scanWaitMs({ uploadedAt: source.addedAt }, now));
  }
  if (source?.state === 'ready') await addPages(order.requestId, source);
  const packet = findPacket(assembly, order.id);
  const open = source?.state === 'preparing' ? source : packet?.state === 'building' ? packet : null;
  if (!open) return done;
  if (!isFree(open, now)) return later(Date.parse(open.leaseUntil!) - now.getTime());
  await sendToQueue(PACKET_QUEUE, order);
  return later(REQUEUE_AFTER_MS);
}

/** Ends an upload after a week. A source that was sent in the meantime has its own task. */
async function endUpload(
  requestId: string,
  { sourceId, ...source }: StoredSource,
  now: Date,
): Promise<Outcome> {
  const remainingMs = Date.parse(uploadEndsAt(source)) - now.getTime();
  if (remainingMs > 0) return later(remainingMs);
  const { isChanged, pendingTasks } = await changeAssembly(
    requestId,
    (current) => {
      const found = findSource(current, sourceId);
      if (found?.state !== 'uploading') return null;
      const event = {
        kind: 'source-withdrawn',
        at: now.toISOString(),
        by: SYSTEM,
        details: { sourceId },
      } as const;
      return { assembly: withdraw(current, found)!, event };
    },
    now,
  );
  if (isChanged) await eraseSource(requestId, { sourceId });
  return { kind: 'done', next: pendingTasks };
}

function later(retryAfterMs: number): Outcome {
  return { kind: 'later', next: [], retryAfterMs };
}
