import { isProvider } from '@portal/contract/accounts/catalogues/roles.ts';
import { downloadInvoice } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { isShownToClient } from '../../domain/invoices/invoiceViews.ts';
import { notFound } from '../../errors/portalError.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { pdfFile } from '../../http/pdfFile.ts';
import { invoiceSheet } from '../../services/pdf/invoiceSheet.ts';
import { printed } from '../../services/pdf/printed.ts';
import { letterTo } from '../../workflows/notifications/letterTo.ts';
import { openableRequest } from '../../workflows/requests/openableRequest.ts';

/** GET /api/downloadInvoice: an invoice as PDF. Drafts and inactive ones exist for staff alone. */
rawEndpoint(downloadInvoice, async ({ query: { requestId, invoiceId, ...reader }, caller }) => {
  const root = await openableRequest(caller, requestId);
  const invoice = root?.invoices[invoiceId];
  const readsAny = caller.session !== null && isProvider(caller.session.role);
  if (!root || !invoice || !(readsAny || isShownToClient(invoice))) throw notFound('Invoice not found');
  const sheet = invoiceSheet(root, invoice, await letterTo(reader));
  return pdfFile(await printed(sheet), `invoice-${invoice.number}`);
});
