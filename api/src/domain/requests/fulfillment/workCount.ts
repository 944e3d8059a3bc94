import type { Change } from '../change.ts';
import type { RequestEvent } from '../requestEvents.ts';
import type { RequestDocument } from '../requestDocument.ts';

/** Releases of documents and changes of invoices. Payments, scans and downloads are not the work of a person. */
const workKinds: ReadonlySet<RequestEvent['kind']> = new Set<RequestEvent['kind']>([
  'files-added',
  'invoice-created',
  'invoice-edited',
  'invoice-sent',
  'invoice-activated',
  'invoice-deactivated',
  'invoice-deleted',
  'status-waiting',
]);

/** Events that change the status or its history without a decision by a person. */
const automaticKinds: ReadonlySet<RequestEvent['kind']> = new Set<RequestEvent['kind']>([
  'fee-payment',
  'fee-disputed',
  'file-scanned',
]);

/**
 * The change, with the count of work raised by one if it releases documents, changes an invoice, or changes the status
 * or its notes. Every change of a request passes through this function. The count shows that somebody else worked on
 * the request (`seenState`), so that two people do not send the same twice.
 */
export function withWorkCount(request: RequestDocument, change: Change): Change {
  const isWork =
    [change.event, ...(change.moreEvents ?? [])].some(({ kind }) => workKinds.has(kind)) ||
    (change.request.history.length > request.history.length && !automaticKinds.has(change.event.kind));
  if (!isWork) return change;
  return { ...change, request: { ...change.request, workCount: (request.workCount ?? 0) + 1 } };
}
