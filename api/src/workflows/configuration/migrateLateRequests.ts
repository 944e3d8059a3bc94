import { readRequest } from '../../data/requests/readRequest.ts';
import { projectRequest } from '../../data/views/projectRequest.ts';
import type { Log } from '../../telemetry/log.ts';
import { leaveDeletedStatus } from '../requests/leaveDeletedStatus.ts';
import { runTasksNow } from '../operations/runTask.ts';
import { sampleRequestsWithStatus } from './statusUsage.ts';

const SLICE = 40;

/** Looks after requests that got a status at the moment of its deletion; those that the lists do not show yet follow when they are put there. */
export async function migrateLateRequests(key: string, now: Date, log: Log): Promise<void> {
  for (const { requestId } of await sampleRequestsWithStatus(key, SLICE)) {
    const stored = await readRequest(requestId);
    if (!stored) continue;
    await projectRequest(stored.value);
    const { next } = await leaveDeletedStatus(stored.value, now);
    await runTasksNow(next, now, log);
  }
}
