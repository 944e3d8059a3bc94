import { formatCents } from '@portal/contract/fields/money.ts';
import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { MAX_INVOICES } from '../../domain/invoices/hasRoomForInvoice.ts';
import type { InvoiceRefusal } from '../../domain/invoices/invoiceDecision.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';

/** Errors for a payer or staff member while a payment for the invoice is processing. */
export const PAYMENT_ARRIVED = 'A payment for this invoice has just arrived';
export const PAYMENT_CLEARING = 'A bank payment for this invoice is being processed';

const messages: Record<Exclude<InvoiceRefusal, 'no-such-invoice' | 'full' | 'too-much'>, string> = {
  'other-lines': 'This invoice was already created with different lines. Please check it in the list.',
  changed: 'This invoice has changed. Please review it again.',
  'not-a-draft': 'Only a draft can be changed. This invoice was already sent to the client.',
  'was-sent': 'Only a draft can be deleted. Deactivate the invoice instead.',
  'not-sent': 'Send the invoice to the client first.',
  inactive: 'Activate the invoice first.',
  protected: 'A paid invoice cannot be deactivated',
  paid: 'This invoice is already paid.',
  clearing: PAYMENT_CLEARING,
  unpaid: 'Only a paid invoice can be refunded.',
  outside: 'This invoice was paid outside the portal. You can only refund it there.',
  disputed:
    'The payment for this invoice is disputed, and the bank withdrew the funds. If you refund it now, the payer gets the money twice. Respond in the Stripe Dashboard instead.',
  lost: 'The dispute over this payment was lost. The payer already has the money back.',
  'too-many-refunds': 'This invoice has too many refunds. Please make any further refunds in Stripe.',
  'other-refund': 'This refund was already requested with a different amount.',
};

/** Returns the error for a refused action. `refundableCents`: the amount that can still be refunded. */
export function invoiceRefusal(reason: InvoiceRefusal, refundableCents = 0): PortalError {
  if (reason === 'no-such-invoice') return notFound('Invoice not found');
  if (reason === 'too-much') return refundTooHigh(refundableCents);
  return new PortalError('conflict', reason === 'full' ? tooManyInvoices() : messages[reason]);
}

function tooManyInvoices(): LocalizableText {
  return localizable('A request can hold at most {{invoices}} invoices, or fewer if they are long.', {
    invoices: MAX_INVOICES,
  });
}

function refundTooHigh(refundableCents: number): PortalError {
  if (refundableCents === 0) {
    return new PortalError('conflict', 'This invoice is fully refunded.');
  }
  const amount = formatCents(refundableCents);
  return new PortalError('conflict', localizable('You can refund at most {{amount}}.', { amount }));
}
