import type { RequestDocument } from '../requests/requestDocument.ts';
import { disputeOf } from './disputeOf.ts';
import { disputeView } from './disputeViews.ts';

type PaidItems = Pick<RequestDocument, 'payment' | 'files' | 'invoices'>;

/** The deadline for evidence on a disputed payment; null if the bank accepts none. */
export function evidenceDue({ payment, files, invoices }: PaidItems, intentId: string): string | null {
  const items = [payment, ...Object.values(files), ...Object.values(invoices)];
  const dispute = disputeOf(
    items.flatMap((item) => item?.disputes ?? []),
    intentId,
  );
  return (dispute && disputeView(dispute).dueBy) ?? null;
}
