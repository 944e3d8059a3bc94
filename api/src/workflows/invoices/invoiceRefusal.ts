import { formatCents } from '@portal/contract/fields/money.ts';
import { type LocalizableText, localizable } from '@portal/contract/fields/localizableText.ts';
import { MAX_INVOICES } from '../../domain/invoices/hasRoom.ts';
import type { InvoiceRefusal } from '../../domain/invoices/invoiceDecision.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';

/** Errors for a payer or staff member while a payment for the invoice is processing. */
export const ARRIVED = 'A payment for this invoice has just arrived';
export const CLEARING = 'A bank payment for this invoice is being cleared';

const messages: Record<Exclude<InvoiceRefusal, 'no-such-invoice' | 'full' | 'too-much'>, string> = {
  'other-lines': 'This invoice was created already, with other lines. Please look at it in the list.',
  changed: 'This invoice was changed in the meantime. Please look at it again.',
  'not-a-draft': 'Only a draft can be changed. This invoice was sent to the client already.',
  'was-sent': 'Only a draft can be deleted. Deactivate the invoice instead.',
  'not-sent': 'Send the invoice to the client first.',
  inactive: 'Activate the invoice first.',
  protected: 'A paid invoice cannot be deactivated',
  paid: 'This invoice is paid already.',
  clearing: CLEARING,
  unpaid: 'Only a paid invoice can be refunded.',
  outside: 'This invoice was paid outside the portal. Its money can only be given back there.',
  disputed:
    'The payment of this invoice is disputed: its bank has taken the money back. Answer the dispute in Stripe; a refund would give the money away twice.',
  lost: 'The dispute of this payment was lost: its money is back with the payer already.',
  'too-many-refunds': 'This invoice has too many refunds. Please make further ones in Stripe.',
  'other-refund': 'This refund was asked for already, with another amount.',
};

/** The error for a refused action. `refundableCents`: what can still be refunded. */
export function invoiceRefusal(reason: InvoiceRefusal, refundableCents = 0): PortalError {
  if (reason === 'no-such-invoice') return notFound('Invoice not found');
  if (reason === 'too-much') return tooMuch(refundableCents);
  return new PortalError('conflict', reason === 'full' ? full() : messages[reason]);
}

function full(): LocalizableText {
  return localizable('A request can hold at most {{invoices}} invoices, and fewer long ones.', {
    invoices: MAX_INVOICES,
  });
}

function tooMuch(refundableCents: number): PortalError {
  if (refundableCents === 0) {
    return new PortalError('conflict', 'This invoice is fully refunded.');
  }
  const amount = formatCents(refundableCents);
  return new PortalError('conflict', localizable('At most {{amount}} can be given back.', { amount }));
}
