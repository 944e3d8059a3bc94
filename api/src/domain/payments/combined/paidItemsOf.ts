import { CURRENCY } from '@portal/contract/fields/money.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { isIntentOfFile } from '../intents/isIntentOfFile.ts';
import { isIntentOfInvoice } from '../intents/isIntentOfInvoice.ts';
import type { IntentFacts } from '../intents/validateFeeIntent.ts';
import { allocatedCents, type AllocatedItem } from './allocation.ts';

export type PaidItems =
  | { readonly kind: 'items'; readonly items: readonly AllocatedItem[] }
  /** The amount, the currency or an item differs. */
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'no-such-item' };

const mismatch = { kind: 'mismatch' } as const;
const noSuchItem = { kind: 'no-such-item' } as const;

/** What a PaymentIntent pays for, with the cents of each item. A payment for one file or invoice has one item. */
export function paidItemsOf(request: RequestDocument, intent: IntentFacts): PaidItems {
  const { kind, fileId = '', invoiceId = '' } = intent.metadata;
  const { requestId, files, invoices, combinedPayments } = request;
  const cents = intent.amountCents;
  if (kind === 'file') {
    const file = files[fileId];
    if (!file) return noSuchItem;
    return isIntentOfFile(intent, requestId, file)
      ? { kind: 'items', items: [{ kind, fileId, cents }] }
      : mismatch;
  }
  if (kind === 'invoice') {
    const invoice = invoices[invoiceId];
    if (!invoice) return noSuchItem;
    return isIntentOfInvoice(intent, requestId, invoice)
      ? { kind: 'items', items: [{ kind, invoiceId, cents }] }
      : mismatch;
  }
  const items = combinedPayments[intent.id]?.allocation;
  if (!items) return noSuchItem;
  const isExact = allocatedCents(items) === cents && intent.currency === CURRENCY;
  return isExact && items.every((item) => costs(request, item)) ? { kind: 'items', items } : mismatch;
}

/** Whether an item still costs what was allocated to it. */
function costs({ files, invoices }: RequestDocument, item: AllocatedItem): boolean {
  if (item.kind === 'invoice') return invoices[item.invoiceId]?.totalCents === item.cents;
  const file = files[item.fileId];
  return file?.requiresPayment === true && file.chargeCents === item.cents;
}
