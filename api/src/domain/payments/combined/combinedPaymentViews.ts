import type { DueItem, EverythingDueView } from '@portal/contract/payments/schemas/everythingDue.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import { allocatedCents, type AllocatedItem } from './allocation.ts';
import { everythingDue } from './everythingDue.ts';

type Items = Pick<RequestDocument, 'files' | 'invoices'>;

/** Everything due as the client sees it; an empty object unless there are several items to pay. */
export function everythingDueView(request: Items, now: Date): { everythingDue?: EverythingDueView } {
  const { items, waiting } = everythingDue(request, now);
  if (items.length < 2) return {};
  return { everythingDue: { amount: allocatedCents(items), items: dueItems(request, items), waiting } };
}

/** Allocated items with the names that the client knows. */
export function dueItems(request: Items, allocation: readonly AllocatedItem[]): DueItem[] {
  return allocation.map(({ cents: amount, ...item }) => ({
    ...item,
    name: nameOf(request, item.kind === 'file' ? item.fileId : item.invoiceId),
    amount,
  }));
}

function nameOf({ files, invoices }: Items, itemId: string): string {
  return files[itemId]?.originalName ?? invoices[itemId]?.number ?? '';
}
