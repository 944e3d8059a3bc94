import type { QueueServiceClient, StoragePipelineOptions } from '@azure/storage-queue';
import type { Settings } from '../../config/settings.ts';

export type QueueSettings = Pick<Partial<Settings>, 'Queues' | 'Queues__queueServiceUri'>;

/** The storage queues that the settings name, with their key or the identity that this runs under; null when they name none. */
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
