import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { recordInvoicePayment } from '../domain/invoice/recordInvoicePayment.ts';
import type { IntentFacts } from '../domain/payment/judgeFeeIntent.ts';
import { isIntentOfInvoice } from '../domain/payment/judgeInvoiceIntent.ts';
import { paymentNewsOf } from '../domain/payment/paymentNews.ts';
import type { TaskRef } from '../domain/request/change.ts';
import type { Log } from '../http/log.ts';
import { askToVerifyForRequest } from './askForBankVerification.ts';

/** Records how the payment of an invoice stands. Money that nothing is owed for is written down as going back; the task that this leaves gives it back. */
export async function settleInvoicePayment(intent: IntentFacts, now: Date, log: Log): Promise<TaskRef[]> {
  const { requestId = '', invoiceId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  if (!stored || !isIntentOfInvoice(intent, requestId, stored.value.invoices[invoiceId])) {
    log.error('payment does not fit its invoice', { intentId: intent.id, amountCents: intent.amountCents });
    return [];
  }
  await askToVerifyForRequest(stored.value, intent, now);
  const news = paymentNewsOf(intent);
  if (!news) return [];
  const { left } = await changeRequest(
    requestId,
    (root) => recordInvoicePayment(root, invoiceId, news, now),
    now,
  );
  return left;
}
