import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { downloadInvoice } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { isShownToClient } from '../../domain/invoices/invoiceViews.ts';
import { notFound } from '../../errors/portalError.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { pdfFile } from '../../http/pdfFile.ts';
import { invoiceSheet } from '../../services/pdf/payments/invoiceSheet.ts';
import { printSheet } from '../../services/printing/print.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { printContextFor } from '../../workflows/notifications/printContextFor.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';

/** GET /api/downloadInvoice: an invoice as PDF. Only staff can download drafts and inactive invoices. */
rawEndpoint(downloadInvoice, async ({ query: { requestId, invoiceId, ...reader }, caller }) => {
  const request = await findAccessibleRequest(caller, requestId);
  const invoice = request?.invoices[invoiceId];
  const readsAny = caller.session !== null && isStaffRole(caller.session.role);
  if (!request || !invoice || !(readsAny || isShownToClient(invoice))) throw notFound('Invoice not found');
  const sheet = invoiceSheet(request, invoice, await printContextFor(reader));
  return pdfFile(
    await printSheet(sheet, turnOf(caller)),
    `invoice-${request.fields.orderId}-${invoice.number}`,
  );
});
