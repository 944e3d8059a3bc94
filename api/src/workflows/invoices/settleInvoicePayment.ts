import { changeRequest } from '../../data/requests/changeRequest.ts';
import { readRequest } from '../../data/requests/readRequest.ts';
import { recordInvoicePayment } from '../../domain/invoices/recordInvoicePayment.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import { isIntentOfInvoice } from '../../domain/payments/intents/isIntentOfInvoice.ts';
import {
  unchangedSettlement,
  settledWith,
  type Settlement,
  unmatched,
} from '../../domain/payments/settlement.ts';
import { requestVerificationForRequest } from '../payments/requestBankVerification.ts';
import { paymentUpdateFor } from '../notifications/paymentUpdateFor.ts';

/**
 * Records the payment state of an invoice. A payment that was not owed is recorded for refund; an outbox task sends the
 * refund.
 */
export async function settleInvoicePayment(intent: IntentFacts, now: Date): Promise<Settlement> {
  const { requestId = '', invoiceId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  const known = stored?.value.invoices[invoiceId] ?? null;
  if (!stored || !isIntentOfInvoice(intent, requestId, stored.value.invoices[invoiceId])) {
    return unmatched(known ? 'mismatch' : 'no-such-request', stored && requestId);
  }
  await requestVerificationForRequest(stored.value, intent, now);
  const update = await paymentUpdateFor(
    known && { ...known, isClearing: known.paymentState === 'clearing' },
    intent,
  );
  if (!update) return unchangedSettlement;
  const { pendingTasks } = await changeRequest(
    requestId,
    (root) => recordInvoicePayment(root, invoiceId, update, now),
    now,
  );
  return settledWith(pendingTasks);
}
