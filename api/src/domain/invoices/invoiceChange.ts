import type { ActivityKind } from '@portal/contract/requests/schemas/requestActivity.ts';
import type { Actor } from '../requests/actor.ts';
import { type Change, nextVersion } from '../requests/change.ts';
import type { EventDetails, EventOf } from '../requests/requestEvents.ts';
import type { TaskStep } from '../requests/taskSteps.ts';
import type { RequestDocument } from '../requests/requestDocument.ts';
import type { Invoice } from './invoice.ts';

type InvoiceEventKind = Extract<ActivityKind, `invoice-${string}`>;

/** An invoice event without the id and number of the invoice. */
export type InvoiceEventInput = {
  readonly [Kind in InvoiceEventKind]: {
    readonly kind: Kind;
    readonly by: Actor;
    readonly details: Omit<EventDetails<Kind>, 'invoiceId' | 'number'>;
  };
}[InvoiceEventKind];

/**
 * The change of an invoice: the next version of the request, the event, and the tasks. Every change of an invoice is
 * made here. A sent invoice is counted. A change of a draft keeps `updatedAt`, because clients cannot see drafts.
 */
export function invoiceChange(
  request: RequestDocument,
  invoice: Invoice,
  { kind, by, details }: InvoiceEventInput,
  steps: readonly TaskStep[],
  now: Date,
): Change {
  const { invoiceId, number, sentAt } = invoice;
  const next = nextVersion(request, { invoices: { ...request.invoices, [invoiceId]: invoice } }, now);
  const event = { kind, at: now.toISOString(), by, details: { invoiceId, number, ...details } };
  return {
    request: sentAt === null ? { ...next, updatedAt: request.updatedAt } : next,
    event: event as EventOf<InvoiceEventKind>,
    steps: [
      { kind: 'project' },
      ...(sentAt === null ? [] : [{ kind: 'count-invoice', invoiceId } as const]),
      ...steps,
    ],
  };
}
