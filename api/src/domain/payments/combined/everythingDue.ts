import { unpayableInvoiceReason } from '../../invoices/openInvoicePayment.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { unpayableFileReason } from '../openFilePayment.ts';
import type { AllocatedItem } from './allocation.ts';

/** Each item is one event of the transaction that settles the payment, and Cosmos DB accepts 100 operations. */
export const MAX_ALLOCATED_ITEMS = 50;

/** Why an unpaid item has to be paid later. */
export type WaitingReason = 'embargoed' | 'notScanned' | 'clearing' | 'later';

export interface EverythingDue {
  /** Invoices first, each kind oldest first. */
  readonly items: readonly AllocatedItem[];
  /** Unpaid items that cannot be part of the payment now. `later`: there are too many items for one payment. */
  readonly waiting: Readonly<Record<WaitingReason, number>>;
}

/** Every document and invoice of a request that can be paid now, and how many unpaid ones have to wait. */
export function everythingDue(
  { files, invoices }: Pick<RequestDocument, 'files' | 'invoices'>,
  now: Date,
): EverythingDue {
  const waiting = { embargoed: 0, notScanned: 0, clearing: 0, later: 0 };
  const due: AllocatedItem[] = [];
  const oldestFirst = Object.values(invoices).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const invoice of oldestFirst) {
    const reason = unpayableInvoiceReason(invoice);
    const { invoiceId, totalCents: cents } = invoice;
    if (reason === null) due.push({ kind: 'invoice', invoiceId, cents });
    else if (reason === 'clearing') waiting.clearing += 1;
  }
  for (const file of Object.values(files).toSorted((a, b) => a.uploadedAt.localeCompare(b.uploadedAt))) {
    const reason = unpayableFileReason(file, now);
    if (reason === null) due.push({ kind: 'file', fileId: file.fileId, cents: file.chargeCents });
    else if (reason === 'clearing' || reason === 'embargoed') waiting[reason] += 1;
    else if (reason === 'not-clean' && file.scan === 'pending') waiting.notScanned += 1;
  }
  waiting.later = Math.max(0, due.length - MAX_ALLOCATED_ITEMS);
  return { items: due.slice(0, MAX_ALLOCATED_ITEMS), waiting };
}
