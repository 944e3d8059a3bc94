import type { RequestRoot } from '../requests/root.ts';
import type { StoredStatus } from './listItems.ts';

type Statuses = readonly StoredStatus[];

/**
 * Where a request goes that has a status which was deleted: to the one that the others of its status went to, or, where
 * there were none, back to the one that it had before. `stay`: the status is there.
 */
export type LateRequest = { readonly kind: 'stay' } | { readonly kind: 'move'; readonly to: string };

export function lateRequest(items: Statuses, request: Pick<RequestRoot, 'status' | 'history'>): LateRequest {
  let status = items.find(({ key }) => key === request.status);
  if (!status?.deletedAt) return { kind: 'stay' };
  // The status that it was moved to may have been deleted as well. A status is deleted after those that moved to it.
  for (let steps = 0; status?.deletedAt && steps < items.length; steps++) {
    const next: string | undefined =
      status.migration?.state === 'done' ? status.migration.toStatusId : undefined;
    status = items.find(({ _id }) => _id === next);
  }
  const to = status && !status.deletedAt ? status.key : statusBefore(items, request);
  return { kind: 'move', to };
}

/** A hold by the portal is over when it gave the request this status; `pending` is always there. */
function statusBefore(items: Statuses, { status, history }: Pick<RequestRoot, 'status' | 'history'>): string {
  const isThere = (key: string) => items.some((item) => item.key === key && item.deletedAt === null);
  const before = history.findLast(
    (entry) =>
      entry.status !== status &&
      isThere(entry.status) &&
      !(entry.by.kind === 'system' && entry.status === 'on_hold'),
  );
  return before?.status ?? 'pending';
}
