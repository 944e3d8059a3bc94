import { refundInvoice } from '@portal/contract/invoices/endpoints.ts';
import { parseCents } from '@portal/contract/fields/entered/dollars.ts';
import { refundIdOf } from '../../data/requestIdentity.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { requestRefund } from '../../domain/invoices/refunds/requestRefund.ts';
import { staffInvoiceView } from '../../domain/invoices/invoiceViews.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeInvoice } from '../../workflows/invoices/changeInvoice.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** POST /api/refundInvoice: records a refund and requests it from Stripe. If Stripe does not respond, the refund stays pending. */
endpoint(refundInvoice, async ({ body, caller, now, log }) => {
  const { requestId, invoiceId, key, amount, reason } = body;
  const user = await signedInUser(caller);
  const refund = {
    refundId: refundIdOf(requestId, invoiceId, key),
    cents: parseCents(amount) ?? 0,
    reason,
    ...authorOf(user),
  };
  const { invoices } = await changeInvoice(
    body,
    (request) => requestRefund(request, invoiceId, refund, now),
    now,
    log,
  );
  const invoice = invoices[invoiceId];
  if (!invoice) throw notFound('Invoice not found');
  return { message: 'Refund saved', data: staffInvoiceView(requestId, invoice) };
});
