import { changeRequest } from '../../data/requests/changeRequest.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import type { InvoiceDecision } from '../../domain/invoices/invoiceDecision.ts';
import { refundableCents } from '../../domain/invoices/invoiceViews.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { Log } from '../../telemetry/log.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { invoiceRefusal } from './invoiceRefusal.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';

export interface InvoiceRef {
  readonly requestId: string;
  readonly invoiceId: string;
}

/** The change; null if nothing changes. Throws the error of a refused action. `invoice`: as it was before. */
export function invoiceChangeOf(decision: InvoiceDecision, invoice?: Invoice): Change | null {
  if (decision.kind === 'refuse') throw invoiceRefusal(decision.reason, invoice && refundableCents(invoice));
  return decision.kind === 'change' ? decision.change : null;
}

/**
 * Commits the decision of a rule about an invoice, runs the outbox tasks, and returns the updated request. `read`: the
 * request, if the caller has read it.
 */
export async function changeInvoice(
  { requestId, invoiceId }: InvoiceRef,
  decide: (request: RequestDocument) => InvoiceDecision,
  now: Date,
  log: Log,
  read?: RequestDocument,
): Promise<RequestDocument> {
  const { request, pendingTasks } = await changeRequest(
    read ?? requestId,
    (found) => invoiceChangeOf(decide(found), found.invoices[invoiceId]),
    now,
  );
  if (pendingTasks.length === 0) return request;
  await runTasksNow(pendingTasks, now, log);
  // Sending a refund records its result.
  const isChangedAgain = pendingTasks.some(
    ({ committed }) => !committed || committed.steps.some(({ kind }) => kind === 'refund'),
  );
  return (isChangedAgain ? (await readRequest(requestId))?.value : null) ?? request;
}
