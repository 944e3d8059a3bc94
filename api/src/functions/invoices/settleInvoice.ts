import { settleInvoice } from '@portal/contract/endpoints/invoices.ts';
import { authorOf } from '../../domain/account/nameOfUser.ts';
import { staffInvoiceView } from '../../domain/invoice/invoiceViews.ts';
import { settleOutside } from '../../domain/invoice/settleOutside.ts';
import { notFound } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changeUnpaidInvoice } from '../../workflows/changeUnpaidInvoice.ts';
import { signedInUser } from '../../workflows/signedInUser.ts';

/** POST /api/settleInvoice: notes that an invoice was paid outside the portal, where it can be paid no more. */
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
    (root, closedIntentId) => settleOutside(root, invoiceId, { ...settlement, closedIntentId }, now),
    now,
    log,
  );
  const invoice = invoices[invoiceId];
  if (!invoice) throw notFound('Invoice not found');
  return { message: 'Invoice marked as paid', data: staffInvoiceView(requestId, invoice) };
});
