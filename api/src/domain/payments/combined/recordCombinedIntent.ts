import { recordInvoiceIntent } from '../../invoices/openInvoicePayment.ts';
import { type Change, combineChanges } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { recordFileIntent } from '../openFilePayment.ts';
import { type AllocatedItem, itemIdOf } from './allocation.ts';

interface CombinedIntent {
  readonly to: string;
  readonly allocation: readonly AllocatedItem[];
  /** The PaymentIntents that the items had before, by item id. */
  readonly replaced: ReadonlyMap<string, string | null>;
  /** The account that opened the payment; null for the holder. */
  readonly payerId: string | null;
  /** PaymentIntents that Stripe canceled. Their allocations are deleted, because they can never be paid. */
  readonly canceled: readonly string[];
}

/**
 * Makes one PaymentIntent pay for several items, and stores its allocation. Null if another writer replaced the
 * PaymentIntent of an item first, or an item can no longer be paid with these cents.
 */
export function recordCombinedIntent(
  request: RequestDocument,
  { to, allocation, replaced, payerId, canceled }: CombinedIntent,
  now: Date,
): Change | null {
  let isOutdated = false;
  const recordItem = (item: AllocatedItem) => (found: RequestDocument) => {
    const change = changeOf(found, item, { from: replaced.get(itemIdOf(item)) ?? null, to, payerId }, now);
    isOutdated ||= change === null;
    return change;
  };
  const change = combineChanges(request, allocation.map(recordItem));
  if (isOutdated || !change) return null;
  const others = Object.entries(request.combinedPayments).filter(
    ([intentId]) => !canceled.includes(intentId),
  );
  const combinedPayments = {
    ...Object.fromEntries(others),
    [to]: { openedAt: now.toISOString(), allocation: [...allocation] },
  };
  return { ...change, request: { ...change.request, combinedPayments } };
}

function changeOf(
  request: RequestDocument,
  item: AllocatedItem,
  intents: { readonly from: string | null; readonly to: string; readonly payerId: string | null },
  now: Date,
): Change | null {
  if (item.kind === 'file') {
    return recordFileIntent(request, item.fileId, { ...intents, amountCents: item.cents }, now);
  }
  const isSameTotal = request.invoices[item.invoiceId]?.totalCents === item.cents;
  return isSameTotal ? recordInvoiceIntent(request, item.invoiceId, intents, now) : null;
}
