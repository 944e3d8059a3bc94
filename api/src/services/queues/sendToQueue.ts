import { settings } from '../../config/settings.ts';
import { unavailable } from '../../errors/portalError.ts';
import type { QueueServiceClient } from '@azure/storage-queue';

let service: Promise<QueueServiceClient> | undefined;
const made = new Set<string>();

/** Puts a message into a storage queue, for the function that listens there. Throws `unavailable`. */
export async function sendToQueue(name: string, message: unknown): Promise<void> {
  try {
    service ??= connect();
    const queue = (await service).getQueueClient(name);
    if (!made.has(name)) await queue.createIfNotExists();
    made.add(name);
    await queue.sendMessage(Buffer.from(JSON.stringify(message)).toString('base64'));
  } catch (error) {
    service = undefined;
    made.delete(name);
    throw unavailable(`Queue ${name}`, error);
  }
}

async function connect(): Promise<QueueServiceClient> {
  const { QueueServiceClient } = await import('@azure/storage-queue');
  const { Queues, Queues__queueServiceUri } = settings();
  if (Queues) return QueueServiceClient.fromConnectionString(Queues);
  if (!Queues__queueServiceUri) throw new Error('neither Queues nor Queues__queueServiceUri is set');
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new QueueServiceClient(Queues__queueServiceUri, new DefaultAzureCredential());
}
