import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordInvoicePayment } from '../../domain/invoices/recordInvoicePayment.ts';
import type { IntentFacts } from '../../domain/payments/intents/judgeFeeIntent.ts';
import { isIntentOfInvoice } from '../../domain/payments/intents/judgeInvoiceIntent.ts';
import { nothingNew, settledWith, type Settlement, unsettled } from '../../domain/payments/settlement.ts';
import { askToVerifyForRequest } from '../payments/askForBankVerification.ts';
import { newsFor } from '../notifications/newsFor.ts';

/** Records how the payment of an invoice stands. Money that nothing is owed for is written down as going back; the task that this leaves gives it back. */
export async function settleInvoicePayment(intent: IntentFacts, now: Date): Promise<Settlement> {
  const { requestId = '', invoiceId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  const known = stored?.value.invoices[invoiceId] ?? null;
  if (!stored || !isIntentOfInvoice(intent, requestId, stored.value.invoices[invoiceId])) {
    return unsettled(known ? 'mismatch' : 'no-such-request', stored && requestId);
  }
  await askToVerifyForRequest(stored.value, intent, now);
  const news = await newsFor(known && { ...known, isClearing: known.paymentState === 'clearing' }, intent);
  if (!news) return nothingNew;
  const { left } = await changeRequest(
    requestId,
    (root) => recordInvoicePayment(root, invoiceId, news, now),
    now,
  );
  return settledWith(left);
}
