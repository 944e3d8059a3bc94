import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { readUser } from '../../../data/accounts/users.ts';
import type { Stored } from '../../../data/documents.ts';
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
import { done, type Outcome } from '../../operations/outbox/outcome.ts';
import { changeRow, type RowContext, type RunTasks } from './changeRow.ts';

/** Requests of a part that are changed at once. */
const MAX_CONCURRENT = 5;

/** A bulk action on which this process has the lease, with the parts that it changes, by index. */
export interface LeasedBulkAction {
  readonly stored: Stored<BulkAction>;
  readonly parts: ReadonlyMap<number, readonly RowOfBulkAction[]>;
  readonly user: User | null;
}

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
  const stored = await readBulkAction(bulkId);
  if (stored?.value.state !== 'running') return done;
  const now = new Date();
  const remainingMs = leaseRemainingMs(stored.value, now);
  if (remainingMs > 0) return { kind: 'later', next: [], retryAfterMs: remainingMs };
  const value = { ...stored.value, leaseUntil: leaseUntil(now) };
  const etag = await saveBulkAction(value, stored.etag);
  if (etag === null) return { kind: 'later', next: [], retryAfterMs: 0 };
  const [parts, user] = await Promise.all([readParts(bulkId), activeStaff(value.userId)]);
  const leased = { stored: { value, etag }, parts: new Map(parts.entries()), user };
  return workOnBulkAction(leased, budgetMs, runTasks, log);
}

/** Works on a bulk action whose lease this process has, like `continueBulkAction`. */
export async function workOnBulkAction(
  { stored: { value, etag: leasedEtag }, parts, user: startedBy }: LeasedBulkAction,
  budgetMs: number,
  runTasks: RunTasks,
  log: Log,
): Promise<Outcome> {
  const deadline = Date.now() + budgetMs;
  const { bulkId, userId, change } = value;
  const pending = [...parts].filter(([, part]) => hasPending(part));
  let etag: string | null = leasedEtag;
  let user = startedBy;
  for (const [position, [index, part]] of pending.entries()) {
    if (Date.now() >= deadline) {
      await saveBulkAction({ ...value, leaseUntil: null }, etag);
      return { kind: 'later', next: [], retryAfterMs: 0 };
    }
    if (!user) {
      log.warn('bulk action stopped', { bulkId, userId });
      await saveBulkAction({ ...value, state: 'stopped', leaseUntil: null }, etag);
      return done;
    }
    const changed = await changePart(part, { bulkId, change, user, runTasks, log });
    const isLast = position === pending.length - 1;
    const next: BulkAction = isLast
      ? { ...value, state: 'done', leaseUntil: null }
      : { ...value, leaseUntil: leaseUntil(new Date()) };
    [etag, user] = await Promise.all([
      savePart(next, etag, index, changed),
      isLast ? user : activeStaff(userId),
    ]);
    if (etag === null) return { kind: 'later', next: [], retryAfterMs: 0 };
  }
  if (pending.length === 0) await saveBulkAction({ ...value, state: 'done', leaseUntil: null }, etag);
  return done;
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
