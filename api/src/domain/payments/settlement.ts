import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { TaskRef } from '../requests/change.ts';
import type { IntentFacts } from './intents/validateFeeIntent.ts';

/** The result of settling a payment at Stripe. */
export type SettlementOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'unmatched';
      readonly reason: UnmatchedReason;
      /** The request of the payment; null if there is none. */
      readonly requestId: string | null;
      /** The amount that has to be reviewed, in cents; absent for the whole payment. */
      readonly amountCents?: number | undefined;
    };

export interface Settlement {
  readonly outcome: SettlementOutcome;
  /** The outbox tasks of the committed changes. */
  readonly pendingTasks: readonly TaskRef[];
}

export const unchangedSettlement: Settlement = { outcome: { kind: 'unchanged' }, pendingTasks: [] };

/** Settled if a change was committed, which always leaves tasks; otherwise unchanged. */
export function settledWith(pendingTasks: readonly TaskRef[]): Settlement {
  return pendingTasks.length === 0 ? unchangedSettlement : { outcome: { kind: 'settled' }, pendingTasks };
}

export function unmatched(
  reason: UnmatchedReason,
  requestId: string | null,
  amountCents?: number,
): Settlement {
  return { outcome: { kind: 'unmatched', reason, requestId, amountCents }, pendingTasks: [] };
}

/** One settlement of several items: unmatched if an item is, with the amount of all items that have this reason. */
export function mergeSettlements(settlements: readonly Settlement[]): Settlement {
  const pendingTasks = settlements.flatMap((each) => each.pendingTasks);
  const problems = settlements.flatMap(({ outcome }) => (outcome.kind === 'unmatched' ? [outcome] : []));
  const [first] = problems;
  if (!first) return settledWith(pendingTasks);
  const amounts = problems.filter(({ reason }) => reason === first.reason).map((each) => each.amountCents);
  const amountCents = amounts.reduce((sum, cents) => (sum ?? 0) + (cents ?? 0), undefined);
  return { outcome: { ...first, amountCents }, pendingTasks };
}

/**
 * Whether a payment belongs to its items, so that its refunds and disputes apply to them. This includes a combined
 * payment that still has to refund one of its files.
 */
export function isMatched(
  { metadata }: Pick<IntentFacts, 'metadata'>,
  { outcome }: Pick<Settlement, 'outcome'>,
): boolean {
  if (outcome.kind !== 'unmatched') return true;
  const isRefundOpen = outcome.reason === 'file-withdrawn' || outcome.reason === 'refund-failed';
  return metadata['kind'] === 'combined' && isRefundOpen;
}

/** Whether Stripe has the money of this payment, or is getting it. Only then does staff have to match it. */
export function isMoneyCollected({ status }: Pick<IntentFacts, 'status'>): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}
