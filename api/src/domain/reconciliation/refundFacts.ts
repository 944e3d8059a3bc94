import { isAutomaticallyRefunded } from '../invoices/refunds/automaticRefund.ts';
import { refundAtStripe } from '../invoices/refunds/refundAtStripe.ts';
import type { RequestRoot } from '../requests/root.ts';

/** What Stripe says of money that it gave back, or tried to. */
export interface RefundFacts {
  readonly id: string;
  readonly amountCents: number;
  readonly status: 'pending' | 'succeeded' | 'failed' | 'canceled' | 'requires_action';
  readonly metadata: Readonly<Record<string, string>>;
}

/** What of the money that a PaymentIntent took is not with Stripe any more, or is on its way back. */
export function refundedTotalCents(refunds: readonly RefundFacts[]): number {
  return refunds.filter(isUnderway).reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Whether Stripe gave money back that the request does not know of: somebody did it past the portal. */
export function hasUnknownRefunds(
  root: Pick<RequestRoot, 'payment' | 'files' | 'invoices'>,
  intentId: string,
  refunds: readonly RefundFacts[],
): boolean {
  const strange = refunds.filter(
    (refund) =>
      isUnderway(refund) &&
      !refundAtStripe(root, {
        refundId: refund.metadata['refundId'],
        intentId,
        cents: refund.amountCents,
      }),
  );
  if (strange.length === 0) return false;
  const { payment, files, invoices } = root;
  // Money that came for something that another payment had paid goes back by itself, without being written down there.
  const billed = Object.values(invoices).filter((invoice) => !isAutomaticallyRefunded(invoice, intentId));
  const charged = Object.values(files).filter(({ refundedIntents }) => !refundedIntents.includes(intentId));
  const counted = [payment, ...charged, ...billed];
  return counted.some((each) => each.intentId === intentId);
}

/** Whether a payment of a file that counts as refunded is still with Stripe: the refund failed after it was made. */
export function isFileRefundFailed(
  { files }: Pick<RequestRoot, 'files'>,
  intentId: string,
  refunds: readonly RefundFacts[],
): boolean {
  const isRefunded = Object.values(files).some(({ refundedIntents }) => refundedIntents.includes(intentId));
  return isRefunded && refunds.length > 0 && refundedTotalCents(refunds) === 0;
}

function isUnderway({ status }: RefundFacts): boolean {
  return status !== 'failed' && status !== 'canceled';
}
