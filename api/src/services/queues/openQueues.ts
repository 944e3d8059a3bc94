import type { QueueServiceClient, StoragePipelineOptions } from '@azure/storage-queue';
import type { Settings } from '../../config/settings.ts';

export type QueueSettings = Pick<Partial<Settings>, 'Queues' | 'Queues__queueServiceUri'>;

/** The client of the configured storage queues, with a connection string or the managed identity. Null: not configured. */
export async function openQueues(
  { Queues, Queues__queueServiceUri }: QueueSettings,
  options?: StoragePipelineOptions,
): Promise<QueueServiceClient | null> {
  const { QueueServiceClient } = await import('@azure/storage-queue');
  if (Queues) return QueueServiceClient.fromConnectionString(Queues, options);
  if (!Queues__queueServiceUri) return null;
  const { DefaultAzureCredential } = await import('@azure/identity');
  return new QueueServiceClient(Queues__queueServiceUri, new DefaultAzureCredential(), options);
}
