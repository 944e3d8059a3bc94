import type { Change } from '../requests/change.ts';

/** Why an invoice action is rejected. */
export type InvoiceRefusal =
  | 'no-such-invoice'
  | 'full'
  | 'other-lines'
  /** The draft changed after the user saw it. */
  | 'changed'
  | 'not-a-draft'
  | 'was-sent'
  | 'not-sent'
  | 'inactive'
  /** Paid, so it cannot be deactivated. */
  | 'protected'
  | 'paid'
  | 'clearing'
  | 'unpaid'
  | 'outside'
  /** The bank holds the money of a disputed payment; a refund could pay the client twice. */
  | 'disputed'
  | 'lost'
  | 'too-much'
  | 'too-many-refunds'
  | 'other-refund';

export type InvoiceDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** Nothing changes. */
  | { readonly kind: 'same' }
  | { readonly kind: 'refuse'; readonly reason: InvoiceRefusal };

/** The decision of an action that requires that the invoice can no longer be paid. */
export type InvoiceClosingDecision =
  | InvoiceDecision
  /** Another PaymentIntent was opened after the canceled one; it must be canceled too. */
  | { readonly kind: 'another-payment-open' };

export const unchanged = { kind: 'same' } as const;

export function refuseInvoiceAction(reason: InvoiceRefusal): {
  readonly kind: 'refuse';
  readonly reason: InvoiceRefusal;
} {
  return { kind: 'refuse', reason };
}
