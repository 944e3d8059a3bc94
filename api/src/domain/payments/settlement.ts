import type { UnmatchedReason } from '@portal/contract/reconciliation/schemas.ts';
import type { TaskRef } from '../requests/change.ts';
import type { IntentFacts } from './intents/validateFeeIntent.ts';

/** What came of bringing the portal in line with a payment at Stripe. */
export type SettlementOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'nothing-new' }
  | {
      readonly kind: 'unmatched';
      readonly reason: UnmatchedReason;
      /** The request that it belongs to, where there is one. */
      readonly requestId: string | null;
    };

export interface Settlement {
  readonly outcome: SettlementOutcome;
  /** The tasks that it left. */
  readonly pendingTasks: readonly TaskRef[];
}

export const nothingNew: Settlement = { outcome: { kind: 'nothing-new' }, pendingTasks: [] };

/** Something was learned where it left work. */
export function settledWith(pendingTasks: readonly TaskRef[]): Settlement {
  return pendingTasks.length === 0 ? nothingNew : { outcome: { kind: 'settled' }, pendingTasks };
}

export function unmatched(reason: UnmatchedReason, requestId: string | null): Settlement {
  return { outcome: { kind: 'unmatched', reason, requestId }, pendingTasks: [] };
}

/** Whether Stripe has money of this payment, or is getting it: only then somebody has to find out whose it is. */
export function isMoneyCollected({ status }: Pick<IntentFacts, 'status'>): boolean {
  return status === 'succeeded' || status === 'processing' || status === 'requires_capture';
}
