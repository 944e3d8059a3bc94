import type { StoredStatus } from '../configuration/listItems.ts';

/** An active status without a migration, as stored in the list. */
export function aStatus(key: string, changed: Partial<StoredStatus> = {}): StoredStatus {
  return {
    _id: `status-${key}`,
    key,
    label: key.toUpperCase(),
    color: 'blue',
    order: 1,
    description: '',
    isActive: true,
    createdBy: 'system',
    createdAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    migration: null,
    ...changed,
  };
}

/** A migration to a status. */
export function aMigration(
  to: string,
  state: NonNullable<StoredStatus['migration']>['state'] = 'running',
): NonNullable<StoredStatus['migration']> {
  return { toStatusId: `status-${to}`, total: 7, state, by: 'usr_1', startedAt: '2026-03-01T10:00:00.000Z' };
}
