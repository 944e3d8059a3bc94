import { isProvider } from '@portal/contract/catalogues/roles.ts';
import { downloadReceipt } from '@portal/contract/endpoints/paymentDocuments.ts';
import { receiptOf } from '../../domain/payment/receiptOf.ts';
import { notFound } from '../../errors/portalError.ts';
import { rawEndpoint } from '../../http/endpoint.ts';
import { pdfFile } from '../../http/pdfFile.ts';
import { printed } from '../../services/paper/printed.ts';
import { receiptSheet } from '../../services/paper/receiptSheet.ts';
import { letterTo } from '../../workflows/letterTo.ts';
import { openableRequest } from '../../workflows/openableRequest.ts';

/** GET /api/downloadReceipt: the receipt of a payment that arrived, as PDF. What is not paid has none. */
rawEndpoint(downloadReceipt, async ({ query: { requestId, of, ...reader }, caller }) => {
  const root = await openableRequest(caller, requestId);
  const isStaff = caller.session !== null && isProvider(caller.session.role);
  const receipt = root && receiptOf(root, of, { isProvider: isStaff });
  if (!receipt) throw notFound('Receipt not found');
  const sheet = receiptSheet(root, receipt, await letterTo(reader));
  const name = receipt.kind === 'invoice' ? receipt.invoice.number : root.fields.orderId;
  return pdfFile(await printed(sheet), `receipt-${name}`);
});
