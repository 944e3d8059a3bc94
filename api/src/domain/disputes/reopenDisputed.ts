import type { Actor } from '../requests/actor.ts';
import type { Change } from '../requests/change.ts';
import type { RequestRoot } from '../requests/root.ts';
import { disputeChange } from './disputeChange.ts';
import { type DisputedItem, paidItem } from './disputedItem.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeEffect } from './disputeEffect.ts';

export type ReopenDisputedDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It is to be paid already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refuse'; readonly reason: 'no-such-thing' | 'not-lost' };

/** Has a file or an invoice paid for anew whose payment was lost. The lost payment pays nothing any more. */
export function reopenDisputed(
  root: RequestRoot,
  of: Exclude<DisputedItem, { kind: 'fee' }>,
  by: Actor,
  now: Date,
): ReopenDisputedDecision {
  const thing = paidItem(root, of);
  if (!thing) return { kind: 'refuse', reason: 'no-such-thing' };
  if ('withdrawnAt' in thing && thing.withdrawnAt !== null) return { kind: 'refuse', reason: 'not-lost' };
  const { paidAt, disputes, intentId } = thing;
  if (paidAt === null && disputes.some(({ reopened }) => reopened !== null)) return { kind: 'nothing' };
  const lost = disputeOf(disputes, intentId);
  if (!disputeEffect(thing).mayReopen || !lost || paidAt === null) {
    return { kind: 'refuse', reason: 'not-lost' };
  }
  const { disputeId, cents } = lost;
  const reopened = { at: now.toISOString(), by, paidAt };
  const event = { deed: 'reopened', by, details: { disputeId, intentId, cents } } as const;
  return { kind: 'change', change: disputeChange(root, of, { ...lost, reopened }, event, [], now) };
}
