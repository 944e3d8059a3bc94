import { type ProbeResult, probeResultOf } from '../../domain/operations/doctor/finding.ts';
import { openQueues, type QueueSettings } from './openQueues.ts';

/** Checks access to the storage queues without changes. Null: not configured. */
export async function probeQueues(settings: QueueSettings): Promise<ProbeResult | null> {
  try {
    const service = await openQueues(settings, { retryOptions: { maxTries: 1, tryTimeoutInMs: 8_000 } });
    if (!service) return null;
    for await (const _ of service.listQueues()) break;
    return { status: 200 };
  } catch (error) {
    return probeResultOf(error);
  }
}
