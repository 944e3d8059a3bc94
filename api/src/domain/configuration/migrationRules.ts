import {
  isSetBySystem,
  isProtectedStatus,
} from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import { localizable } from '@portal/contract/fields/localizableText.ts';
import { type ListDecision, refuseListChange, replaced } from './listDecision.ts';
import type { StoredStatus } from './listItems.ts';
import { refuseProtectedStatus, findStatus, refuseMissingStatus, statusEvent } from './statusRules.ts';

type Statuses = readonly StoredStatus[];

interface MigrationInput {
  readonly toStatusId: string;
  /** How many requests have the status. */
  readonly total: number;
  /** User id. */
  readonly by: string;
  readonly now: Date;
}

/** Deactivates a status and starts the move of its requests to another one; afterwards it is deleted. A stopped migration can restart. */
export function startMigration(
  items: Statuses,
  id: string,
  input: MigrationInput,
): ListDecision<StoredStatus> {
  const before = findStatus(items, id);
  if (!before) return refuseMissingStatus();
  if (isProtectedStatus(before.key)) return refuseProtectedStatus(before);
  if (isSetBySystem(before.key)) {
    return refuseListChange(
      'conflict',
      localizable('The portal sets this status automatically. You can only deactivate it.'),
    );
  }
  if (before.migration?.state === 'running') {
    return refuseListChange(
      'conflict',
      localizable('Requests with this status are being moved. Wait until the move is finished.'),
    );
  }
  const target = findStatus(items, input.toStatusId);
  if (!target?.isActive || target === before) {
    return refuseListChange(
      'conflict',
      localizable('Please choose another active status to move the requests to.'),
    );
  }
  const { toStatusId, total, by, now } = input;
  const migration = { toStatusId, total, state: 'running', by, startedAt: now.toISOString() } as const;
  const item = { ...before, isActive: false, migration };
  const { action, details } = statusEvent('migration-started', item);
  return {
    kind: 'changed',
    items: replaced(items, before, item),
    item,
    event: { action, details: { ...details, to: target.key, total } },
  };
}

export type MigrationStep =
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  /** The target status was deactivated. */
  | { readonly kind: 'stop' }
  /** No migration is running. */
  | { readonly kind: 'none' };

/** The next step of a migration. */
export function migrationStep(items: Statuses, id: string): MigrationStep {
  const status = findStatus(items, id);
  if (status?.migration?.state !== 'running') return { kind: 'none' };
  const target = findStatus(items, status.migration.toStatusId);
  return target?.isActive ? { kind: 'move', from: status.key, to: target.key } : { kind: 'stop' };
}

/** Ends a migration without remaining requests: the status is deleted. If the target was deactivated, the migration stops instead. */
export function endMigration(items: Statuses, id: string, now: Date): ListDecision<StoredStatus> {
  const before = findStatus(items, id);
  const step = migrationStep(items, id);
  if (!before?.migration) return refuseMissingStatus();
  if (step.kind === 'none') return { kind: 'unchanged', item: before };
  const isDone = step.kind === 'move';
  const item = {
    ...before,
    migration: { ...before.migration, state: isDone ? ('done' as const) : ('stopped' as const) },
    deletedAt: isDone ? now.toISOString() : null,
  };
  const event = statusEvent(isDone ? 'migrated-and-deleted' : 'migration-stopped', item);
  return { kind: 'changed', items: replaced(items, before, item), item, event };
}
