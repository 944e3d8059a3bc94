import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import type { QueueServiceClient } from '@azure/storage-queue';
import { messagesIn } from './messagesIn.ts';
import { openQueues } from './openQueues.ts';

let service: Promise<QueueServiceClient> | undefined;
const createdQueues = new Set<string>();

/** A queue hides a message for less than the seven days for which it keeps it. */
const MAX_DELAY_SECONDS = 6 * 24 * 3600;

/**
 * Adds a message to a storage queue, and creates the queue if needed. Nobody receives it before `delayMs`. Throws
 * `unavailable`.
 */
export async function sendToQueue(name: string, message: unknown, delayMs = 0): Promise<void> {
  try {
    service ??= connect();
    const queue = (await service).getQueueClient(name);
    if (!createdQueues.has(name)) await queue.createIfNotExists();
    createdQueues.add(name);
    const visibilityTimeout = Math.min(Math.ceil(delayMs / 1000), MAX_DELAY_SECONDS);
    await queue.sendMessage(Buffer.from(JSON.stringify(message)).toString('base64'), { visibilityTimeout });
  } catch (error) {
    service = undefined;
    createdQueues.delete(name);
    throw unavailable(`Queue ${name}`, error);
  }
}

/** How many messages are in a storage queue, hidden ones included. Throws `unavailable`. */
export async function countMessages(name: string): Promise<number> {
  try {
    service ??= connect();
    return await messagesIn((await service).getQueueClient(name));
  } catch (error) {
    service = undefined;
    throw unavailable(`Queue ${name}`, error);
  }
}

async function connect(): Promise<QueueServiceClient> {
  const opened = await openQueues(settings());
  if (!opened) throw new Error('neither Queues nor Queues__queueServiceUri is set');
  return opened;
}
