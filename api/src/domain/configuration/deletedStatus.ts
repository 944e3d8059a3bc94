import type { RequestDocument } from '../requests/requestDocument.ts';
import type { StoredStatus } from './listItems.ts';

type Statuses = readonly StoredStatus[];

/**
 * What to do with a request whose status was deleted: move it to the target of the status's migration, or, without a
 * migration, back to its earlier status. `stay`: the status exists.
 */
export type DeletedStatusDecision =
  | { readonly kind: 'stay' }
  | { readonly kind: 'move'; readonly to: string };

export function replaceDeletedStatus(
  items: Statuses,
  request: Pick<RequestDocument, 'status' | 'history'>,
): DeletedStatusDecision {
  let status = items.find(({ key }) => key === request.status);
  if (!status?.deletedAt) return { kind: 'stay' };
  // The target can be deleted as well, but only after the statuses that moved to it.
  for (let steps = 0; status?.deletedAt && steps < items.length; steps++) {
    const next: string | undefined =
      status.migration?.state === 'done' ? status.migration.toStatusId : undefined;
    status = items.find(({ _id }) => _id === next);
  }
  const to = status && !status.deletedAt ? status.key : statusBefore(items, request);
  return { kind: 'move', to };
}

/** The last other status that still exists, without holds by the portal; `pending` always exists. */
function statusBefore(
  items: Statuses,
  { status, history }: Pick<RequestDocument, 'status' | 'history'>,
): string {
  const exists = (key: string) => items.some((item) => item.key === key && item.deletedAt === null);
  const before = history.findLast(
    (entry) =>
      entry.status !== status &&
      exists(entry.status) &&
      !(entry.by.kind === 'system' && entry.status === 'on_hold'),
  );
  return before?.status ?? 'pending';
}
