import { type ListDecision, replaced } from './listDecision.ts';
import type { StoredStatus } from './listItems.ts';
import { missingStatus, statusEvent } from './statusRules.ts';

type Statuses = readonly StoredStatus[];

/**
 * Where a request goes that has a status which was deleted: to the one that the others of its status went to. `revive`:
 * they went nowhere, because there were none. `stay`: the status is there.
 */
export type LateRequest =
  | { readonly kind: 'stay' }
  | { readonly kind: 'move'; readonly to: string }
  | { readonly kind: 'revive'; readonly statusId: string };

export function lateRequest(items: Statuses, key: string): LateRequest {
  const own = items.find((status) => status.key === key);
  if (!own?.deletedAt) return { kind: 'stay' };
  let status: StoredStatus | undefined = own;
  // The status that it was moved to may have been deleted as well. A status is deleted after those that moved to it.
  for (let steps = 0; status?.deletedAt && steps < items.length; steps++) {
    const next: string | undefined =
      status.migration?.state === 'done' ? status.migration.toStatusId : undefined;
    status = items.find(({ _id }) => _id === next);
  }
  return status && !status.deletedAt
    ? { kind: 'move', to: status.key }
    : { kind: 'revive', statusId: own._id };
}

/** Gives a deleted status back because a request has it after all. It stays out of use for new choices. */
export function reviveStatus(items: Statuses, id: string): ListDecision<StoredStatus> {
  const before = items.find(({ _id }) => _id === id);
  if (!before) return missingStatus();
  if (before.deletedAt === null) return { kind: 'unchanged', item: before };
  const item = { ...before, deletedAt: null, migration: null };
  return { kind: 'changed', items: replaced(items, before, item), item, event: statusEvent('revived', item) };
}
