import { recordInvoicePayment } from '../../invoices/recordInvoicePayment.ts';
import { type Change, combineChanges } from '../../requests/change.ts';
import type { RequestDocument } from '../../requests/requestDocument.ts';
import type { PaymentUpdate } from '../isNewPaymentUpdate.ts';
import { recordFilePayment } from '../recordFilePayment.ts';
import type { ClientNotification, TaskStep } from '../../requests/taskSteps.ts';
import { type AllocatedItem, itemIdOf } from './allocation.ts';

export interface RecordedPayment {
  /** Null if no item changes. */
  readonly change: Change | null;
  /** Files that were already paid, or are withdrawn: their part of the payment must be refunded. */
  readonly notOwed: readonly (AllocatedItem & { readonly kind: 'file' })[];
}

/** Records an update of a payment with each of its items, as one change. */
export function recordPayment(
  request: RequestDocument,
  items: readonly AllocatedItem[],
  update: PaymentUpdate,
  now: Date,
): RecordedPayment {
  const notOwed: (AllocatedItem & { readonly kind: 'file' })[] = [];
  const change = combineChanges(
    request,
    items.map((item) => (found) => {
      if (item.kind === 'invoice') return recordInvoicePayment(found, item.invoiceId, update, now);
      const decision = recordFilePayment(found, item.fileId, update, now);
      if (decision.kind === 'refund') notOwed.push(item);
      return decision.kind === 'change' ? decision.change : null;
    }),
  );
  return { change: change && { ...change, steps: withOneEmail(change.steps, items, update) }, notOwed };
}

const combined = {
  filePaid: 'itemsPaid',
  invoicePaid: 'itemsPaid',
  filePaymentFailed: 'itemsPaymentFailed',
  invoicePaymentFailed: 'itemsPaymentFailed',
} as const;

/** Replaces the emails about several items of the payment with one. */
function withOneEmail(
  steps: readonly TaskStep[],
  items: readonly AllocatedItem[],
  { intentId }: PaymentUpdate,
): readonly TaskStep[] {
  const emails = steps.filter(isAboutItem);
  const [first] = emails;
  if (!first || emails.length < 2) return steps;
  const mentioned = new Set(emails.map((email) => ('fileId' in email ? email.fileId : email.invoiceId)));
  return [
    ...steps.filter((step) => !isAboutItem(step)),
    {
      kind: 'notify-client',
      template: combined[first.template],
      seq: first.seq,
      intentId,
      items: items.filter((item) => mentioned.has(itemIdOf(item))),
    },
  ];
}

function isAboutItem(
  step: TaskStep,
): step is Extract<ClientNotification, { readonly template: keyof typeof combined }> {
  return step.kind === 'notify-client' && step.template in combined;
}
