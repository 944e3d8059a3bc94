import type { Change } from '../requests/change.ts';

/** Why something cannot be done with an invoice. */
export type InvoiceRefusal =
  | 'no-such-invoice'
  | 'full'
  | 'other-lines'
  /** Another version of the draft was seen than there is now. */
  | 'changed'
  | 'not-a-draft'
  | 'was-sent'
  | 'not-sent'
  | 'inactive'
  /** Paid, and so protected from being deactivated. */
  | 'protected'
  | 'paid'
  | 'clearing'
  | 'unpaid'
  | 'outside'
  /** The bank has its money, and gives it back or not: a refund would be a second loss. */
  | 'disputed'
  | 'lost'
  | 'too-much'
  | 'too-many-refunds'
  | 'other-refund';

export type InvoiceDecision =
  | { readonly kind: 'change'; readonly change: Change }
  /** It is so already. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refuse'; readonly reason: InvoiceRefusal };

/** The same for what may only happen when the invoice can be paid no more. */
export type ClosingDecision =
  | InvoiceDecision
  /** Another PaymentIntent than the closed one can be paid now: that one is to be closed as well. */
  | { readonly kind: 'open-again' };

export const nothing = { kind: 'nothing' } as const;

export function refuse(reason: InvoiceRefusal): { readonly kind: 'refuse'; readonly reason: InvoiceRefusal } {
  return { kind: 'refuse', reason };
}
