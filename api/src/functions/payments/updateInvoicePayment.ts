import { updateInvoicePayment } from '@portal/contract/payments/endpoints/paymentUpdates.ts';
import { isShownToClient } from '../../domain/invoices/invoiceViews.ts';
import type { Invoice } from '../../domain/invoices/invoice.ts';
import { notFound } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';
import { runTasksNow } from '../../workflows/operations/outbox/runTask.ts';
import { settleIntent } from '../../workflows/payments/settleIntent.ts';

/** POST /api/updateInvoicePayment: reads the payment of an invoice from Stripe and returns its state. */
endpoint(updateInvoicePayment, async ({ body: { requestId, invoiceId }, caller, now, log }) => {
  const { intentId } = await visibleInvoice(caller, requestId, invoiceId);
  if (intentId) await runTasksNow((await settleIntent(intentId, now, log)).pendingTasks, now, log);
  const { paymentState } = await visibleInvoice(caller, requestId, invoiceId);
  return { data: { invoiceId, isPaid: paymentState === 'paid', paymentState } };
});

async function visibleInvoice(caller: Caller, requestId: string, invoiceId: string): Promise<Invoice> {
  const invoice = (await findAccessibleRequest(caller, requestId))?.invoices[invoiceId];
  if (!invoice || !isShownToClient(invoice)) throw notFound('Invoice not found');
  return invoice;
}
