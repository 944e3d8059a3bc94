import type { QueueClient, QueueServiceClient } from '@azure/storage-queue';
import { SCAN_QUEUE } from '../malwareScan/scanQueue.ts';
import { ACCOUNT_EMAIL_QUEUE } from '../email/account/accountEmailQueue.ts';
import { BUNDLE_QUEUE } from './bundleQueue.ts';
import { SWEEP_QUEUE } from './sweepQueue.ts';

/** Every storage queue of the portal. What fails five times is moved by the Functions host to `<name>-poison`. */
export const queueNames = [ACCOUNT_EMAIL_QUEUE, BUNDLE_QUEUE, SCAN_QUEUE, SWEEP_QUEUE].toSorted();

/** Azure hands out no more at a time. */
const PAGE = 32;
/** Long enough to move one page; after that a message that was not moved is there again. */
const HELD_SECONDS = 60;

export interface PoisonQueue {
  /** The queue in which the messages failed. */
  readonly queue: string;
  readonly messages: number;
  /** When the oldest one failed for good; it is deleted a week later. */
  readonly oldest: Date | undefined;
}

/** The queues in which messages have failed for good, without those that have none. What messages say is not read. */
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
 * Moves the messages that have failed for good back into their queue; answers how many. Those that fail again meanwhile
 * stay. A message is put back before it is taken away: broken off between the two, it runs twice, which every function
 * of a queue allows.
 */
export async function replayPoison(service: QueueServiceClient, queue: string): Promise<number> {
  const poison = poisonOf(service, queue);
  const target = service.getQueueClient(queue);
  const there = await messagesIn(poison);
  let moved = 0;
  while (moved < there) {
    const { receivedMessageItems } = await poison.receiveMessages({
      numberOfMessages: Math.min(PAGE, there - moved),
      visibilityTimeout: HELD_SECONDS,
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

/** 0 as well for a queue that is made with its first message. */
async function messagesIn(queue: QueueClient): Promise<number> {
  try {
    const { approximateMessagesCount = 0 } = await queue.getProperties();
    return approximateMessagesCount;
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode === 404) return 0;
    throw error;
  }
}
