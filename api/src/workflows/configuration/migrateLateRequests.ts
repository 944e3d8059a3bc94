import { readRequest } from '../../data/requests/readRequest.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import type { Log } from '../../telemetry/log.ts';
import { moveOutOfDeletedStatus } from '../requests/moveOutOfDeletedStatus.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { sampleRequestsWithStatus } from './statusUsage.ts';

const MAX_REQUESTS = 40;

/**
 * Moves requests that got a status while it was being deleted. Requests without a list row yet are moved when that row
 * is written.
 */
export async function migrateLateRequests(key: string, now: Date, log: Log): Promise<void> {
  for (const { requestId } of await sampleRequestsWithStatus(key, MAX_REQUESTS)) {
    const stored = await readRequest(requestId);
    if (!stored) continue;
    await projectRequest(stored.value);
    const { next } = await moveOutOfDeletedStatus(stored.value, now);
    await runTasksNow(next, now, log);
  }
}
