import { retryOnConflict, succeeded, writeConflict } from '../../data/retryOnConflict.ts';
import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import type { InvoiceClosingDecision } from '../../domain/invoices/invoiceDecision.ts';
import type { Change } from '../../domain/requests/change.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { notFound, PortalError } from '../../errors/portalError.ts';
import type { Log } from '../../telemetry/log.ts';
import type { InvoiceRef } from './changeInvoice.ts';
import { invoiceRefusal, PAYMENT_ARRIVED, PAYMENT_CLEARING } from './invoiceRefusal.ts';
import { runTasksNow } from '../operations/outbox/runTask.ts';
import { isReopened } from '../../domain/disputes/disputeEffect.ts';
import { isAutomaticallyRefunded } from '../../domain/invoices/refunds/automaticRefund.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { releaseIntent } from '../payments/releaseIntent.ts';

type Decide = (request: RequestDocument, closedIntentId: string | null) => InvoiceClosingDecision;

/**
 * Commits a change that requires that the invoice cannot be paid: closes its open PaymentIntent first, and repeats if
 * another one was opened in the meantime. A refused change closes nothing.
 */
export async function changeUnpaidInvoice(
  { requestId, invoiceId }: InvoiceRef,
  decide: Decide,
  now: Date,
  log: Log,
): Promise<RequestDocument> {
  const { request, pendingTasks } = await retryOnConflict('the request', async () => {
    const stored = await readRequest(requestId);
    if (!stored) throw notFound('Request not found');
    const invoice = stored.value.invoices[invoiceId];
    const closedIntentId = invoice?.intentId ?? null;
    const plannedChange = changeOf(decide(stored.value, closedIntentId));
    if (!invoice || plannedChange === null) return succeeded({ request: stored.value, pendingTasks: [] });
    await closeInvoicePayment(invoice, now, log);
    let isOpenAgain = false;
    const changed = await changeRequest(
      requestId,
      (found) => {
        const decision = decide(found, closedIntentId);
        isOpenAgain = decision.kind === 'another-payment-open';
        return changeOf(decision);
      },
      now,
    );
    return isOpenAgain ? writeConflict : succeeded(changed);
  });
  await runTasksNow(pendingTasks, now, log);
  return request;
}

function changeOf(decision: InvoiceClosingDecision): Change | null {
  if (decision.kind === 'refuse') throw invoiceRefusal(decision.reason);
  return decision.kind === 'change' ? decision.change : null;
}

/** Closes the PaymentIntent of an unpaid invoice. If it is already paid or clearing, records that and throws. */
async function closeInvoicePayment(invoice: Invoice, now: Date, log: Log): Promise<void> {
  const { intentId } = invoice;
  if (intentId === null || isAutomaticallyRefunded(invoice, intentId) || isReopened(invoice, intentId))
    return;
  const state = await releaseIntent(intentId, now, log);
  if (state !== 'closed')
    throw new PortalError('conflict', state === 'paid' ? PAYMENT_ARRIVED : PAYMENT_CLEARING);
}
