import { requestStatuses } from '../../data/configuration/lists.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import type { Log } from '../../telemetry/log.ts';
import { migrateLateRequests } from './migrateLateRequests.ts';
import { migrateStatus } from './migrateStatus.ts';

const BUDGET_MS = 50_000;
/** Another instance may offer a deleted status for as long as it remembers the list, and finish late what was begun then. */
const WATCHED_MS = 3600_000;

/** Goes on with the migrations that were begun, and looks after requests that got a status at the moment of its deletion. */
export async function continueMigrations(now: Date, log: Log): Promise<void> {
  const statuses = await requestStatuses.readNow();
  for (const { _id, migration } of statuses) {
    if (migration?.state === 'running') await migrateStatus(_id, BUDGET_MS, log);
  }
  for (const status of statuses.filter((one) => wasDeletedLately(one, now))) {
    await migrateLateRequests(status.key, now, log);
  }
}

function wasDeletedLately({ deletedAt }: StoredStatus, now: Date): boolean {
  return deletedAt !== null && now.getTime() - Date.parse(deletedAt) < WATCHED_MS;
}
