import { isAutomaticallyRefunded } from '../invoices/refunds/automaticRefund.ts';
import { findRefundByStripe } from '../invoices/refunds/findRefundByStripe.ts';
import { fileRefundId, isFileRefundId, itemIdOf } from '../payments/combined/allocation.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';

/** The facts of a refund at Stripe. */
export interface RefundFacts {
  readonly id: string;
  /** When it was made; UTC ISO instant. */
  readonly at: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action';
  readonly metadata: Readonly<Record<string, string>>;
}

/** The total of refunds that are done or pending, in cents. */
export function refundedTotalCents(refunds: readonly RefundFacts[]): number {
  return refunds.filter(isDoneOrPending).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether Stripe refunded an item's part of a payment, or the whole payment. */
export function isItemRefunded(
  refunds: readonly RefundFacts[],
  { id, amountCents }: { readonly id: string; readonly amountCents: number },
  { fileId, cents }: { readonly fileId: string; readonly cents: number },
): boolean {
  const ofItem = refundsOfFile(refunds, id, fileId);
  return refundedTotalCents(refunds) >= amountCents || refundedTotalCents(ofItem) >= cents;
}

/** The refunds of a file's part of a combined payment. */
function refundsOfFile(refunds: readonly RefundFacts[], intentId: string, fileId: string): RefundFacts[] {
  return refunds.filter(({ metadata }) => metadata['refundId'] === fileRefundId(intentId, fileId));
}

/** Whether Stripe has a refund that the request does not know, made outside the portal. */
export function hasUnknownRefunds(
  request: Pick<RequestDocument, 'payment' | 'files' | 'invoices'>,
  intentId: string,
  refunds: readonly RefundFacts[],
): boolean {
  const unknown = refunds.filter(
    (refund) =>
      isDoneOrPending(refund) &&
      !isFileRefundId(refund.metadata['refundId']) &&
      !findRefundByStripe(request, {
        refundId: refund.metadata['refundId'],
        intentId,
        cents: refund.amountCents,
      }),
  );
  if (unknown.length === 0) return false;
  const { payment, files, invoices } = request;
  // Automatic refunds of second payments are known, although the item lists another PaymentIntent.
  const billed = Object.values(invoices).filter((invoice) => !isAutomaticallyRefunded(invoice, intentId));
  const charged = Object.values(files).filter(({ refundedIntents }) => !refundedIntents.includes(intentId));
  const counted = [payment, ...charged, ...billed];
  return counted.some((each) => each.intentId === intentId);
}

/** What Stripe still has of refunds of files that failed after they were recorded as done, in cents. */
export function failedFileRefundCents(
  { files, combinedPayments }: Pick<RequestDocument, 'files' | 'combinedPayments'>,
  { id, amountCents }: { readonly id: string; readonly amountCents: number },
  refunds: readonly RefundFacts[],
): number {
  const allocation = combinedPayments[id]?.allocation;
  const amounts = Object.values(files)
    .filter(({ refundedIntents }) => refundedIntents.includes(id))
    .map(({ fileId }) => {
      const ofFile = allocation ? refundsOfFile(refunds, id, fileId) : refunds;
      if (ofFile.length === 0 || refundedTotalCents(ofFile) > 0) return 0;
      return allocation?.find((item) => itemIdOf(item) === fileId)?.cents ?? amountCents;
    });
  return amounts.reduce((sum, cents) => sum + cents, 0);
}

function isDoneOrPending({ status }: RefundFacts): boolean {
  return status !== 'failed' && status !== 'canceled';
}
