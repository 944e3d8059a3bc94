import type { Actor } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import { disputeChange } from './disputeChange.ts';
import { type DisputedItem, paidItem } from './disputedItem.ts';
import { disputeOf } from './disputeOf.ts';
import { currentIntentId, disputeEffect } from './disputeEffect.ts';

export type ReopenDisputedDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It is already open for payment. */
  | { readonly kind: 'same' }
  | { readonly kind: 'refuse'; readonly reason: 'no-such-item' | 'not-lost' };

/** Reopens a file or invoice for payment after its payment was lost. The lost payment no longer counts. */
export function reopenDisputed(
  request: RequestDocument,
  disputedItem: Exclude<DisputedItem, { kind: 'fee' }>,
  by: Actor,
  now: Date,
): ReopenDisputedDecision {
  const item = paidItem(request, disputedItem);
  if (!item) return { kind: 'refuse', reason: 'no-such-item' };
  if ('withdrawnAt' in item && item.withdrawnAt !== null) return { kind: 'refuse', reason: 'not-lost' };
  const { paidAt, disputes } = item;
  if (paidAt === null && disputes.some(({ reopened }) => reopened !== null)) return { kind: 'same' };
  const lost = disputeOf(disputes, currentIntentId(item));
  if (!disputeEffect(item).canReopen || !lost || paidAt === null) {
    return { kind: 'refuse', reason: 'not-lost' };
  }
  const { disputeId, intentId, cents } = lost;
  const reopened = { at: now.toISOString(), by, paidAt };
  const event = { action: 'reopened', by, details: { disputeId, intentId, cents } } as const;
  return {
    kind: 'change',
    change: disputeChange(request, disputedItem, { ...lost, reopened }, event, [], now),
  };
}
