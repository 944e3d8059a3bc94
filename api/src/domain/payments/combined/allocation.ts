import * as z from 'zod/mini';

/** An item of a combined payment, with the amount that is paid for it. */
export const allocatedItem = z.union([
  z.object({ kind: z.literal('file'), fileId: z.string(), cents: z.int() }),
  z.object({ kind: z.literal('invoice'), invoiceId: z.string(), cents: z.int() }),
]);

export type AllocatedItem = z.output<typeof allocatedItem>;

/** A payment for several items of a request. The allocation is fixed when its PaymentIntent is created. */
export const combinedPayment = z.object({ openedAt: z.string(), allocation: z.array(allocatedItem) });

/** The id of an item. */
export function itemIdOf(item: AllocatedItem): string {
  return item.kind === 'file' ? item.fileId : item.invoiceId;
}

export function allocatedCents(allocation: readonly AllocatedItem[]): number {
  return allocation.reduce((sum, { cents }) => sum + cents, 0);
}

/** Whether two allocations charge the same for the same items, in any order. */
export function isSameAllocation(a: readonly AllocatedItem[], b: readonly AllocatedItem[]): boolean {
  const keysOf = (allocation: readonly AllocatedItem[]) =>
    allocation.map((item) => `${itemIdOf(item)}:${item.cents}`).toSorted();
  return keysOf(a).join() === keysOf(b).join();
}

/** Stripe's metadata names a refund of a file in a combined payment with this id. */
export function fileRefundId(intentId: string, fileId: string): string {
  return `file:${intentId}:${fileId}`;
}

export function isFileRefundId(refundId: string | undefined): boolean {
  return refundId?.startsWith('file:') === true;
}
