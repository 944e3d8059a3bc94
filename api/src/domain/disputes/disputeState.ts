import type { DisputeState } from '@portal/contract/disputes/schemas.ts';

const stateOfStatus: Readonly<Record<string, DisputeState>> = {
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

/** The state of a dispute with this status at Stripe; an unknown status counts as open. */
export function disputeState({ status }: { readonly status: string }): DisputeState {
  return Object.hasOwn(stateOfStatus, status) ? stateOfStatus[status]! : 'open';
}
