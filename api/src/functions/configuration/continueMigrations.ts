import type { InvocationContext } from '@azure/functions';
import { logOf, type Log } from '../../telemetry/log.ts';
import { requestStatuses } from '../../data/configuration/lists.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import { migrateLateRequests } from '../../workflows/configuration/migrateLateRequests.ts';
import { migrateStatus } from '../../workflows/configuration/migrateStatus.ts';

const BUDGET_MS = 50_000;
/**
 * How long after its deletion a status is checked for late requests: another instance may still offer it from its
 * cache.
 */
const WATCHED_MS = 3600_000;

/** Every minute: moves requests whose status is being deleted. */
export async function continueMigrations(context: InvocationContext): Promise<void> {
  await migrateStatuses(new Date(), logOf(context));
}

/** Continues running migrations, and moves requests that got a status while it was being deleted. */
async function migrateStatuses(now: Date, log: Log): Promise<void> {
  const statuses = await requestStatuses.readNow();
  for (const { _id, migration } of statuses) {
    if (migration?.state === 'running') await migrateStatus(_id, BUDGET_MS, log);
  }
  for (const status of statuses.filter((each) => wasDeletedRecently(each, now))) {
    await migrateLateRequests(status.key, now, log);
  }
}

function wasDeletedRecently({ deletedAt }: StoredStatus, now: Date): boolean {
  return deletedAt !== null && now.getTime() - Date.parse(deletedAt) < WATCHED_MS;
}
