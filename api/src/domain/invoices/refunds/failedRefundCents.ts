import { fundsWithdrawn } from '../../disputes/fundsWithdrawn.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { Invoice } from '../invoice.ts';
import { refundableCents } from '../invoiceViews.ts';

/** The failed refunds of a payment that staff have to resolve, in cents; zero if the bank withdrew the money after a dispute. */
export function failedRefundCents({ invoices }: Pick<RequestDocument, 'invoices'>, intentId: string): number {
  return Object.values(invoices)
    .filter(({ disputes }) => fundsWithdrawn(disputes, intentId) === null)
    .map((invoice) => automaticCents(invoice, intentId) + staffCents(invoice, intentId))
    .reduce((sum, cents) => sum + cents, 0);
}

/** A failed automatic refund counts until a retry is done. */
function automaticCents({ refunds }: Invoice, intentId: string): number {
  const all = refunds.filter((each) => each.kind === 'automatic' && each.intentId === intentId);
  if (all.some(({ state }) => state === 'done')) return 0;
  return all.find(({ state }) => state === 'failed')?.cents ?? 0;
}

/** A failed staff refund counts until everything is refunded, because no field says which refund replaces it. */
function staffCents(invoice: Invoice, intentId: string): number {
  if (refundableCents(invoice) === 0) return 0;
  return invoice.refunds
    .filter((each) => each.kind === 'staff' && each.intentId === intentId && each.state === 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
}
