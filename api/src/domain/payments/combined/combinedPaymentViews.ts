import type {
  CombinedPaymentView,
  DueItem,
  EverythingDueView,
} from '@portal/contract/payments/schemas/everythingDue.ts';
import type { RequestRoot } from '../../requests/root.ts';
import { allocatedCents, type AllocatedItem, itemIdOf } from './allocation.ts';
import { everythingDue } from './everythingDue.ts';

type Items = Pick<RequestRoot, 'files' | 'invoices'>;

/** Everything due as the client sees it; an empty object unless there are several items to pay. */
export function everythingDueView(root: Items, now: Date): { everythingDue?: EverythingDueView } {
  const { items, waiting } = everythingDue(root, now);
  if (items.length < 2) return {};
  return { everythingDue: { amount: allocatedCents(items), items: dueItems(root, items), waiting } };
}

/** Allocated items with the names that the client knows. */
export function dueItems(root: Items, allocation: readonly AllocatedItem[]): DueItem[] {
  return allocation.map(({ cents: amount, ...item }) => ({
    ...item,
    name: nameOf(root, item.kind === 'file' ? item.fileId : item.invoiceId),
    amount,
  }));
}

/** The payments for several items that were received or are clearing, oldest first; an empty object if there are none. */
export function combinedPaymentViews({
  combinedPayments,
  ...root
}: Items & Pick<RequestRoot, 'combinedPayments'>): { combinedPayments?: CombinedPaymentView[] } {
  const views = Object.entries(combinedPayments)
    .toSorted(([, a], [, b]) => a.openedAt.localeCompare(b.openedAt))
    .flatMap(([paymentIntentId, { allocation }]): CombinedPaymentView[] => {
      const state = stateOf(root, paymentIntentId, allocation);
      if (!state || allocation.length < 2) return [];
      const items = allocation.map((item) => ({
        name: nameOf(root, itemIdOf(item)),
        amount: item.cents / 100,
      }));
      return [{ paymentIntentId, amount: allocatedCents(allocation) / 100, state, items }];
    });
  return views.length === 0 ? {} : { combinedPayments: views };
}

function stateOf(
  { files, invoices }: Items,
  intentId: string,
  allocation: readonly AllocatedItem[],
): CombinedPaymentView['state'] | null {
  const states = allocation
    .map((item) => files[itemIdOf(item)] ?? invoices[itemIdOf(item)])
    .filter((item) => item?.intentId === intentId)
    .map((item) => item?.paymentState);
  if (states.includes('paid')) return 'paid';
  return states.includes('clearing') ? 'clearing' : null;
}

function nameOf({ files, invoices }: Items, itemId: string): string {
  return files[itemId]?.originalName ?? invoices[itemId]?.number ?? '';
}
