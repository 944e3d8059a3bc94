import { requestStatuses } from '../../data/configuration/lists.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import {
  endMigration,
  type MigrationStep,
  migrationStep,
} from '../../domain/configuration/migrationRules.ts';
import { SYSTEM } from '../../domain/requests/actor.ts';
import type { Log } from '../../telemetry/log.ts';
import { changeList } from './changeList.ts';
import { migrateLateRequests } from './migrateLateRequests.ts';
import { moveToStatus } from '../requests/moveToStatus.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { sampleRequestsWithStatus } from './statusUsage.ts';
import { errorSummary } from '../../telemetry/errorSummary.ts';

const SLICE = 40;
const MAX_CONCURRENT = 8;

type Move = Extract<MigrationStep, { kind: 'move' }>;

/** Statuses that this process is migrating. Another process may migrate the same status without harm. */
const inProgress = new Set<string>();

/**
 * Moves the requests of a status to its replacement, in slices, until none remain or time is up. No progress is stored:
 * the list rows show what remains, so a run continues after a crash. The status is deleted when no rows remain.
 */
export async function migrateStatus(statusId: string, budgetMs: number, log: Log): Promise<void> {
  if (inProgress.has(statusId)) return;
  inProgress.add(statusId);
  const deadline = Date.now() + budgetMs;
  try {
    while (Date.now() < deadline && (await moveSlice(statusId, log)));
  } finally {
    inProgress.delete(statusId);
  }
}

/** Moves one slice. Returns false when nothing remains or no request could be moved. */
async function moveSlice(statusId: string, log: Log): Promise<boolean> {
  const step = migrationStep(await requestStatuses.readNow(), statusId);
  if (step.kind === 'none') return false;
  const rows = step.kind === 'move' ? await sampleRequestsWithStatus(step.from, SLICE) : [];
  if (step.kind === 'stop' || rows.length === 0) {
    await finishMigration(statusId, log);
    return false;
  }
  let moved = 0;
  for (let from = 0; from < rows.length; from += MAX_CONCURRENT) {
    const batch = rows.slice(from, from + MAX_CONCURRENT);
    const outcomes = await Promise.all(batch.map(({ requestId }) => move(requestId, step, log)));
    moved += outcomes.filter(Boolean).length;
  }
  log.info('requests migrated', { statusId, moved, remaining: rows.length - moved });
  return moved > 0;
}

async function finishMigration(statusId: string, log: Log): Promise<void> {
  const now = new Date();
  const decide = (items: readonly StoredStatus[]) => endMigration(items, statusId, now);
  const { key, deletedAt } = await changeList(requestStatuses, decide, SYSTEM, now);
  if (deletedAt !== null) await migrateLateRequests(key, now, log);
}

/** Returns false if the request could not be moved now. Its row remains, so a later run retries it. */
async function move(requestId: string, { from, to }: Move, log: Log): Promise<boolean> {
  const now = new Date();
  try {
    await runTasksNow(await moveToStatus(requestId, from, to, now), now, log);
    return true;
  } catch (error) {
    log.warn('request not migrated', { requestId, internal: errorSummary(error) });
    return false;
  }
}
