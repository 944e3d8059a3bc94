import { isAutomaticallyRefunded } from '../invoices/refunds/automaticRefund.ts';
import type { RequestRoot } from '../requests/root.ts';
import type { AllocatedItem } from '../payments/combined/allocation.ts';

/**
 * The disputed cents of each item of a combined payment, in proportion to what is not refunded. The shares add up to the
 * disputed amount.
 */
export function disputeShares(
  root: Pick<RequestRoot, 'files' | 'invoices'>,
  intentId: string,
  allocation: readonly AllocatedItem[],
  disputedCents: number,
): number[] {
  const left = allocation.map((item) => item.cents - refundedCents(root, intentId, item));
  const isAllRefunded = left.every((cents) => cents === 0);
  const weights = isAllRefunded ? allocation.map(({ cents }) => cents) : left;
  const total = weights.reduce((sum, cents) => sum + cents, 0);
  let sum = 0;
  let shared = 0;
  return weights.map((cents) => {
    sum += cents;
    const share = Math.round((disputedCents * sum) / total) - shared;
    shared += share;
    return share;
  });
}

function refundedCents(
  { files, invoices }: Pick<RequestRoot, 'files' | 'invoices'>,
  intentId: string,
  item: AllocatedItem,
): number {
  if (item.kind === 'file') {
    return files[item.fileId]?.refundedIntents.includes(intentId) ? item.cents : 0;
  }
  const invoice = invoices[item.invoiceId];
  if (!invoice) return 0;
  if (isAutomaticallyRefunded(invoice, intentId)) return item.cents;
  return invoice.refunds
    .filter((refund) => refund.intentId === intentId && refund.state !== 'failed')
    .reduce((sum, { cents }) => sum + cents, 0);
}
