import type { DisputeState } from '@portal/contract/disputes/schemas.ts';

const statesByStatus: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  needs_response: 'open',
  under_review: 'open',
  appeal_needs_response: 'open',
  appeal_under_review: 'open',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

/** How a dispute of this status at Stripe stands; one that is not known yet counts as open. */
export function disputeState({ status }: { readonly status: string }): DisputeState {
  return Object.hasOwn(statesByStatus, status) ? statesByStatus[status]! : 'open';
}
