import { outsideRefundsOf } from '../payments/refunds/outsideRefund.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { AnalyticsFact } from './fact.ts';

const kinds = {
  fee: { done: ['fee-refunded'], failed: ['fee-refunded', 'fee-refund-failed'] },
  file: { done: ['file-refunded'], failed: ['file-refunded', 'file-refund-failed'] },
  invoice: { done: ['invoice-refunded'], failed: ['invoice-refunded', 'invoice-refund-failed'] },
} as const;

/** A refund that was made, and whether it failed later. */
interface MadeRefund {
  readonly itemId: string;
  readonly at: string;
  readonly cents: number;
  readonly state: 'done' | 'failed';
}

/** The facts of a refund: made, and undone on the same day if it failed later. */
export function madeRefundFacts(
  requestId: string,
  paidKind: keyof typeof kinds,
  { itemId, at, cents: amountCents, state }: MadeRefund,
): AnalyticsFact[] {
  return kinds[paidKind][state].map((kind) => ({ kind, requestId, itemId, at, amountCents }));
}

/** The facts of the refunds of an item that were made outside the portal. `itemId` is empty for the fee. */
export function outsideRefundFacts(
  request: Pick<RequestDocument, 'requestId' | 'outsideRefunds'>,
  kind: keyof typeof kinds,
  itemId: string,
): AnalyticsFact[] {
  return outsideRefundsOf(request, { kind, itemId }).flatMap(({ refundId, ...part }) =>
    // One refund can concern several items.
    madeRefundFacts(request.requestId, kind, { ...part, itemId: `${refundId}:${itemId}` }),
  );
}
