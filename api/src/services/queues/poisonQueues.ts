import type { QueueClient, QueueServiceClient } from '@azure/storage-queue';
import { SCAN_QUEUE } from '../malwareScan/scanQueue.ts';
import { ACCOUNT_EMAIL_QUEUE } from '../email/account/accountEmailQueue.ts';
import { DELIVERY_REPORT_QUEUE } from '../email/delivery/deliveryReportQueue.ts';
import { BUNDLE_QUEUE } from './bundleQueue.ts';
import { PACKET_QUEUE } from './packetQueue.ts';
import { messagesIn } from './messagesIn.ts';
import { SWEEP_QUEUE } from './sweepQueue.ts';

/** All storage queues of the portal. The Functions host moves a message that failed five times to `<name>-poison`. */
export const queueNames = [
  ACCOUNT_EMAIL_QUEUE,
  BUNDLE_QUEUE,
  DELIVERY_REPORT_QUEUE,
  PACKET_QUEUE,
  SCAN_QUEUE,
  SWEEP_QUEUE,
].toSorted();

/** Azure's limit per call. */
const PAGE = 32;
/** Enough to move one page. Then unmoved messages become visible again. */
const VISIBILITY_SECONDS = 60;

export interface PoisonQueue {
  /** The queue whose messages failed. */
  readonly queue: string;
  readonly messages: number;
  /** When the oldest message was moved here. Azure deletes it after a week. */
  readonly oldest: Date | undefined;
}

/** The queues with failed messages. Does not read the messages. */
export async function listPoison(service: QueueServiceClient): Promise<PoisonQueue[]> {
  const found = await Promise.all(
    queueNames.map(async (queue) => {
      const poison = poisonOf(service, queue);
      const messages = await messagesIn(poison);
      if (messages === 0) return [];
      const { peekedMessageItems } = await poison.peekMessages({ numberOfMessages: 1 });
      return [{ queue, messages, oldest: peekedMessageItems[0]?.insertedOn }];
    }),
  );
  return found.flat();
}

/**
 * Moves failed messages back to their queue and returns how many. Messages that fail again during the run stay. Each
 * message is added before it is deleted: if the run stops in between, it is processed twice, which all queue functions
 * allow.
 */
export async function replayPoison(service: QueueServiceClient, queue: string): Promise<number> {
  const poison = poisonOf(service, queue);
  const target = service.getQueueClient(queue);
  const total = await messagesIn(poison);
  let moved = 0;
  while (moved < total) {
    const { receivedMessageItems } = await poison.receiveMessages({
      numberOfMessages: Math.min(PAGE, total - moved),
      visibilityTimeout: VISIBILITY_SECONDS,
    });
    if (receivedMessageItems.length === 0) break;
    for (const { messageId, popReceipt, messageText } of receivedMessageItems) {
      await target.sendMessage(messageText);
      await poison.deleteMessage(messageId, popReceipt);
      moved += 1;
    }
  }
  return moved;
}

function poisonOf(service: QueueServiceClient, queue: string): QueueClient {
  return service.getQueueClient(`${queue}-poison`);
}
