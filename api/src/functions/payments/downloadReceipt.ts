import { isStaffRole } from '@portal/contract/accounts/catalogs/roles.ts';
import { downloadReceipt } from '@portal/contract/payments/endpoints/paymentDocuments.ts';
import { receiptOf } from '../../domain/payments/receiptOf.ts';
import { notFound } from '../../errors/portalError.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { pdfFile } from '../../http/pdfFile.ts';
import { printSheet } from '../../services/printing/print.ts';
import { receiptSheet } from '../../services/pdf/payments/receiptSheet.ts';
import { turnOf } from '../../domain/requests/access/caller.ts';
import { printContextFor } from '../../workflows/notifications/printContextFor.ts';
import { findAccessibleRequest } from '../../workflows/requests/findAccessibleRequest.ts';

/** GET /api/downloadReceipt: the receipt of a received payment, as PDF. */
rawEndpoint(downloadReceipt, async ({ query: { requestId, paidItem, ...reader }, caller }) => {
  const request = await findAccessibleRequest(caller, requestId);
  const isStaff = caller.session !== null && isStaffRole(caller.session.role);
  const receipt = request && receiptOf(request, paidItem, { isStaffRole: isStaff });
  if (!receipt) throw notFound('Receipt not found');
  const sheet = receiptSheet(request, receipt, await printContextFor(reader));
  const { orderId } = request.fields;
  const name = receipt.kind === 'invoice' ? `${orderId}-${receipt.invoice.number}` : orderId;
  return pdfFile(await printSheet(sheet, turnOf(caller)), `receipt-${name}`);
});
