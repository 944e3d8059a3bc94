import { CURRENCY } from '@portal/contract/fields/money.ts';
import type { Invoice } from '../../invoices/invoice.ts';
import type { IntentFacts } from './validateFeeIntent.ts';

/** Whether a PaymentIntent is for this invoice of this request, and its amount is the invoice's total. */
export function isIntentOfInvoice(
  { metadata, amountCents, currency }: IntentFacts,
  requestId: string,
  invoice: Pick<Invoice, 'invoiceId' | 'totalCents'> | undefined,
): boolean {
  return (
    invoice !== undefined &&
    metadata['kind'] === 'invoice' &&
    metadata['requestId'] === requestId &&
    metadata['invoiceId'] === invoice.invoiceId &&
    amountCents === invoice.totalCents &&
    currency === CURRENCY
  );
}
