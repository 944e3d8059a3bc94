import { recordInvoicePayment } from '../../invoices/recordInvoicePayment.ts';
import { type Change, combineChanges } from '../../requests/change.ts';
import type { RequestRoot } from '../../requests/root.ts';
import type { PaymentUpdate } from '../isNewPaymentUpdate.ts';
import { recordFilePayment } from '../recordFilePayment.ts';
import type { AllocatedItem } from './allocation.ts';

export interface RecordedPayment {
  /** Null if no item changes. */
  readonly change: Change | null;
  /** Files that were already paid, or are withdrawn: their part of the payment must be refunded. */
  readonly notOwed: readonly (AllocatedItem & { readonly kind: 'file' })[];
}

/** Records an update of a payment with each of its items, as one change. */
export function recordPayment(
  root: RequestRoot,
  items: readonly AllocatedItem[],
  update: PaymentUpdate,
  now: Date,
): RecordedPayment {
  const notOwed: (AllocatedItem & { readonly kind: 'file' })[] = [];
  const change = combineChanges(
    root,
    items.map((item) => (found) => {
      if (item.kind === 'invoice') return recordInvoicePayment(found, item.invoiceId, update, now);
      const decision = recordFilePayment(found, item.fileId, update, now);
      if (decision.kind === 'refund') notOwed.push(item);
      return decision.kind === 'change' ? decision.change : null;
    }),
  );
  return { change, notOwed };
}
