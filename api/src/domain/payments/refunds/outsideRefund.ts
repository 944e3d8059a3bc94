import * as z from 'zod/mini';

/** A refund that was made at Stripe, outside the portal, of a payment that counted as earned. */
export const outsideRefund = z.object({
  /** Stripe's id. */
  refundId: z.string(),
  intentId: z.string(),
  /** When it was made at Stripe. */
  at: z.string(),
  /** A pending refund counts as done; one that failed stays failed. */
  state: z.enum(['done', 'failed']),
  /** The refunded amount of each item, in proportion to what was not refunded before. */
  items: z.array(
    z.object({
      kind: z.enum(['fee', 'file', 'invoice']),
      /** Empty for the fee. */
      itemId: z.string(),
      cents: z.int(),
    }),
  ),
});

export type OutsideRefund = z.output<typeof outsideRefund>;

export type RefundedItem = OutsideRefund['items'][number];

/** The part of a refund that concerns one item. */
interface OutsidePart extends Pick<OutsideRefund, 'refundId' | 'intentId' | 'at' | 'state'> {
  readonly cents: number;
}

/** The refunds of an item outside the portal, oldest first. */
export function outsideRefundsOf(
  { outsideRefunds = [] }: { readonly outsideRefunds?: readonly OutsideRefund[] | undefined },
  { kind, itemId }: Pick<RefundedItem, 'kind' | 'itemId'>,
): OutsidePart[] {
  return outsideRefunds.flatMap(({ refundId, intentId, at, state, items }) =>
    items
      .filter((item) => item.kind === kind && item.itemId === itemId)
      .map(({ cents }) => ({ refundId, intentId, at, state, cents })),
  );
}

/** The amount of an item's payment that was refunded outside the portal, in cents. */
export function outsideCents(
  request: Parameters<typeof outsideRefundsOf>[0],
  intentId: string | null,
  item: Pick<RefundedItem, 'kind' | 'itemId'>,
): number {
  return outsideRefundsOf(request, item)
    .filter((part) => part.intentId === intentId && part.state === 'done')
    .reduce((sum, { cents }) => sum + cents, 0);
}
