import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { readUser } from '../../../data/accounts/users.ts';
import { readBulkAction, readParts, saveBulkAction, savePart } from '../../../data/requests/bulkActions.ts';
import type { User } from '../../../domain/accounts/user.ts';
import {
  type BulkAction,
  hasPending,
  leaseRemainingMs,
  leaseUntil,
  type RowOfBulkAction,
} from '../../../domain/requests/bulk/bulkAction.ts';
import type { Log } from '../../../telemetry/log.ts';
import { done, type Outcome } from '../../operations/outcome.ts';
import { changeRow, type RowContext, type RunTasks } from './changeRow.ts';

/** Requests of a part that are changed at once. */
const MAX_CONCURRENT = 5;

/**
 * Works on a bulk action until it has ended or time is up. Waits while another process works on it. Ends it if its person
 * no longer works on requests. Progress is saved after each part; a part that was not saved can be repeated, because
 * `changeRow` changes no request twice.
 */
export async function continueBulkAction(
  bulkId: string,
  budgetMs: number,
  runTasks: RunTasks,
  log: Log,
): Promise<Outcome> {
  const deadline = Date.now() + budgetMs;
  const stored = await readBulkAction(bulkId);
  if (stored?.value.state !== 'running') return done;
  const now = new Date();
  const remainingMs = leaseRemainingMs(stored.value, now);
  if (remainingMs > 0) return { kind: 'later', next: [], retryAfterMs: remainingMs };
  let etag = await saveBulkAction({ ...stored.value, leaseUntil: leaseUntil(now) }, stored.etag);
  const save = async (change: Partial<BulkAction>) => {
    if (etag !== null) etag = await saveBulkAction({ ...stored.value, ...change }, etag);
    return etag !== null;
  };

  for (const [index, part] of (await readParts(bulkId)).entries()) {
    if (!hasPending(part)) continue;
    if (etag === null) return { kind: 'later', next: [], retryAfterMs: 0 };
    if (Date.now() >= deadline) {
      await save({ leaseUntil: null });
      return { kind: 'later', next: [], retryAfterMs: 0 };
    }
    const user = await activeStaff(stored.value.userId);
    if (!user) {
      log.warn('bulk action stopped', { bulkId, userId: stored.value.userId });
      await save({ state: 'stopped', leaseUntil: null });
      return done;
    }
    const { change } = stored.value;
    await savePart(bulkId, index, await changePart(part, { bulkId, change, user, runTasks, log }));
    await save({ leaseUntil: leaseUntil(new Date()) });
  }
  if (await save({ state: 'done', leaseUntil: null })) return done;
  return { kind: 'later', next: [], retryAfterMs: 0 };
}

/** The account that started the bulk action; null if it may no longer change requests. */
async function activeStaff(userId: string): Promise<User | null> {
  const user = await readUser(userId);
  return user && user.state === 'active' && isStaffRole(user.role) ? user : null;
}

async function changePart(part: readonly RowOfBulkAction[], context: RowContext): Promise<RowOfBulkAction[]> {
  const changed: RowOfBulkAction[] = [];
  for (let from = 0; from < part.length; from += MAX_CONCURRENT) {
    const rows = part
      .slice(from, from + MAX_CONCURRENT)
      .map(async (row) => (row.outcome === 'pending' ? changeRow(row, context) : row));
    changed.push(...(await Promise.all(rows)));
  }
  return changed;
}
