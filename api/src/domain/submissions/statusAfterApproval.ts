import { closedStatuses } from '@portal/contract/configuration/catalogs/statuses.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

const UPDATE_REQUESTED = 'update_requested';
const ON_HOLD = 'on_hold';

/**
 * The status of a request after its submission is approved. After an update the request returns to its last open status
 * that is still offered. A hold for the fee is skipped if the portal ended it. Other statuses stay, and so does
 * `update_requested` if staff set it without an update.
 */
export function statusAfterApproval(
  { status, history, updates }: Pick<RequestDocument, 'status' | 'history' | 'updates'>,
  statuses: readonly Pick<StoredStatus, 'key' | 'isActive'>[],
): string {
  if (status !== UPDATE_REQUESTED || updates.length === 0) return status;
  const offered = new Set(statuses.filter(({ isActive }) => isActive).map(({ key }) => key));
  let wasHeldForFee = false;
  for (const entry of history.toReversed()) {
    if (entry.status === UPDATE_REQUESTED) {
      wasHeldForFee = entry.by.kind === 'system';
      continue;
    }
    if (wasHeldForFee && entry.status === ON_HOLD) continue;
    if (offered.has(entry.status) && !closedStatuses.includes(entry.status)) return entry.status;
  }
  return 'pending';
}
