import type { Actor } from '../request/actor.ts';
import { type AuditEvent, type Change, nextVersion, type Work } from '../request/change.ts';
import type { RequestRoot } from '../request/root.ts';
import type { Invoice } from './invoice.ts';

interface Told {
  readonly kind: Extract<AuditEvent['kind'], `invoice-${string}`>;
  readonly by: Actor;
  readonly details?: AuditEvent['details'];
}

/**
 * The one way in which an invoice changes: the request with the invoice as it will be, the event that names it, and
 * the work that follows; one that was sent is counted. Drafts are staff's own: what becomes of them leaves the date that the client sees as it is.
 */
export function invoiceChange(
  root: RequestRoot,
  invoice: Invoice,
  { kind, by, details = {} }: Told,
  work: readonly Work[],
  now: Date,
): Change {
  const { invoiceId, number, sentAt } = invoice;
  const next = nextVersion(root, { invoices: { ...root.invoices, [invoiceId]: invoice } }, now);
  return {
    root: sentAt === null ? { ...next, updatedAt: root.updatedAt } : next,
    event: { kind, at: now.toISOString(), by, details: { invoiceId, number, ...details } },
    work: [
      { kind: 'project' },
      ...(sentAt === null ? [] : [{ kind: 'count-invoice', invoiceId } as const]),
      ...work,
    ],
  };
}
