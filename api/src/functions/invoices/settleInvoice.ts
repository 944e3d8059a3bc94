import { settleInvoice } from '@portal/contract/invoices/endpoints.ts';
import { authorOf } from '../../domain/accounts/nameOfUser.ts';
import { staffInvoiceView } from '../../domain/invoices/invoiceViews.ts';
import { settleOutside } from '../../domain/invoices/settleOutside.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeUnpaidInvoice } from '../../workflows/invoices/changeUnpaidInvoice.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** POST /api/settleInvoice: records that an invoice was paid outside the portal. */
endpoint(settleInvoice, async ({ body, caller, now, log }) => {
  const { requestId, invoiceId, reference, reason } = body;
  const user = await signedInUser(caller);
  const settlement = {
    reference,
    reason,
    ...authorOf(user),
  };
  const { invoices } = await changeUnpaidInvoice(
    body,
    (request, closedIntentId) => settleOutside(request, invoiceId, { ...settlement, closedIntentId }, now),
    now,
    log,
  );
  const invoice = invoices[invoiceId];
  if (!invoice) throw notFound('Invoice not found');
  return { message: 'Invoice marked as paid', data: staffInvoiceView(requestId, invoice) };
});
