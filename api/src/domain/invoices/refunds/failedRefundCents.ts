import { fundsWithdrawn } from '../../disputes/fundsWithdrawn.ts';
import type { RequestRoot } from '../../requests/root.ts';
import type { Invoice } from '../invoice.ts';
import { refundableCents } from '../invoiceViews.ts';

/** What of a payment was to go back and did not, so that staff have to look into it. What the bank took back by a dispute need not. */
export function failedRefundCents({ invoices }: Pick<RequestRoot, 'invoices'>, intentId: string): number {
  return Object.values(invoices)
    .filter(({ disputes }) => fundsWithdrawn(disputes, intentId) === null)
    .map((invoice) => automaticCents(invoice, intentId) + staffCents(invoice, intentId))
    .reduce((sum, cents) => sum + cents, 0);
}

/** One that was tried again is made good when it is done, and not before. */
function automaticCents({ refunds }: Invoice, intentId: string): number {
  const all = refunds.filter((each) => each.kind === 'automatic' && each.intentId === intentId);
  if (all.some(({ state }) => state === 'done')) return 0;
  return all.find(({ state }) => state === 'failed')?.cents ?? 0;
}

/** Nobody says whether another refund replaces a failed one: the failed one counts until all is refunded. */
function staffCents(invoice: Invoice, intentId: string): number {
  if (refundableCents(invoice) === 0) return 0;
  return invoice.refunds
    .filter((each) => each.kind === 'staff' && each.intentId === intentId && each.state === 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
}
