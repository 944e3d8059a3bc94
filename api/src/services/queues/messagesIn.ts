import type { QueueClient } from '@azure/storage-queue';

/** The number of messages, hidden ones included. 0 if the queue does not exist: it is created with its first message. */
export async function messagesIn(queue: QueueClient): Promise<number> {
  try {
    const { approximateMessagesCount = 0 } = await queue.getProperties();
    return approximateMessagesCount;
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode === 404) return 0;
    throw error;
  }
}
