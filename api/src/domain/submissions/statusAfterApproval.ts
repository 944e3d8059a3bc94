import { closedStatuses } from '@portal/contract/configuration/catalogues/statuses.ts';
import type { StoredStatus } from '../configuration/listItems.ts';
import type { RequestRoot } from '../requests/root.ts';

const UPDATE_REQUESTED = 'update_requested';
const ON_HOLD = 'on_hold';

/**
 * The status of a request once its submission is approved. An update was looked at by then, so that the request goes
 * back to the last open status from before it that is still on offer. A hold for the fee that is over by now is none
 * to go back to: the portal itself took the request out of it. Any other status stays, also that of an update which
 * staff gave without one.
 */
export function statusAfterApproval(
  { status, history, updates }: Pick<RequestRoot, 'status' | 'history' | 'updates'>,
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
