import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import type { QueueServiceClient } from '@azure/storage-queue';
import { openQueues } from './openQueues.ts';

let service: Promise<QueueServiceClient> | undefined;
const createdQueues = new Set<string>();

/** Adds a message to a storage queue, and creates the queue if needed. Throws `unavailable`. */
export async function sendToQueue(name: string, message: unknown): Promise<void> {
  try {
    service ??= connect();
    const queue = (await service).getQueueClient(name);
    if (!createdQueues.has(name)) await queue.createIfNotExists();
    createdQueues.add(name);
    await queue.sendMessage(Buffer.from(JSON.stringify(message)).toString('base64'));
  } catch (error) {
    service = undefined;
    createdQueues.delete(name);
    throw unavailable(`Queue ${name}`, error);
  }
}

async function connect(): Promise<QueueServiceClient> {
  const opened = await openQueues(settings());
  if (!opened) throw new Error('neither Queues nor Queues__queueServiceUri is set');
  return opened;
}
