import type { RequestRoot } from '../requests/root.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeView } from './disputeViews.ts';

type Paid = Pick<RequestRoot, 'payment' | 'files' | 'invoices'>;

/** Until when the bank takes evidence on a disputed payment of a request; null where it takes none. */
export function evidenceDue({ payment, files, invoices }: Paid, intentId: string): string | null {
  const things = [payment, ...Object.values(files), ...Object.values(invoices)];
  const dispute = disputeOf(
    things.flatMap((thing) => thing?.disputes ?? []),
    intentId,
  );
  return (dispute && disputeView(dispute).dueBy) ?? null;
}
