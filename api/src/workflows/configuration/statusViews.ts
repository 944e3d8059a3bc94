import { isProtectedStatus } from '@portal/contract/configuration/catalogs/protectedStatuses.ts';
import type { ManagedStatus, StatusMigration } from '@portal/contract/requests/schemas/requestStatus.ts';
import type { StoredStatus } from '../../domain/configuration/listItems.ts';
import { creatorNames } from '../accounts/creatorNames.ts';
import { countWithStatus } from './statusUsage.ts';

/** Returns statuses for the Management Center. `all`: every status, to look up the labels of migration targets. */
export async function statusViews(
  statuses: readonly StoredStatus[],
  all: readonly StoredStatus[],
): Promise<ManagedStatus[]> {
  const userIds = statuses.flatMap(({ createdBy, migration }) => [
    createdBy,
    ...(migration ? [migration.by] : []),
  ]);
  const nameOf = await creatorNames(userIds);
  return Promise.all(
    statuses.map(async (status) => {
      const { _id, key, label, color, order, description, isActive, createdAt } = status;
      return {
        _id,
        key,
        label,
        color,
        order,
        description,
        isActive,
        isProtected: isProtectedStatus(key),
        createdBy: nameOf(status.createdBy),
        createdAt,
        migration: await migrationView(status, all, nameOf),
      };
    }),
  );
}

/** Computes progress from the counters, so that it is right after a crash. */
async function migrationView(
  { key, migration }: StoredStatus,
  all: readonly StoredStatus[],
  nameOf: (id: string) => string,
): Promise<StatusMigration | null> {
  if (!migration || migration.state === 'done') return null;
  const { toStatusId, state, by, startedAt } = migration;
  const remaining = await countWithStatus(key);
  const total = Math.max(migration.total, remaining);
  const toLabel = all.find(({ _id }) => _id === toStatusId)?.label ?? '';
  return { toStatusId, toLabel, total, done: total - remaining, state, startedBy: nameOf(by), startedAt };
}
