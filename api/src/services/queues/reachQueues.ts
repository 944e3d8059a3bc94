import type { Settings } from '../../config/settings.ts';
import type { Reached } from '../../domain/doctor/judgeReach.ts';
import { reachedOf } from '../../domain/doctor/reachedOf.ts';

type Given = Pick<Partial<Settings>, 'Queues' | 'Queues__queueServiceUri'>;

/** Whether the storage queues let the portal in; null for settings that name no account. Changes nothing. */
export async function reachQueues({ Queues, Queues__queueServiceUri }: Given): Promise<Reached | null> {
  const { QueueServiceClient } = await import('@azure/storage-queue');
  const options = { retryOptions: { maxTries: 1, tryTimeoutInMs: 8_000 } };
  try {
    const open = async () => {
      if (Queues) return QueueServiceClient.fromConnectionString(Queues, options);
      const { DefaultAzureCredential } = await import('@azure/identity');
      return new QueueServiceClient(Queues__queueServiceUri ?? '', new DefaultAzureCredential(), options);
    };
    if (!Queues && !Queues__queueServiceUri) return null;
    for await (const _ of (await open()).listQueues()) break;
    return { status: 200 };
  } catch (error) {
    return reachedOf(error);
  }
}
