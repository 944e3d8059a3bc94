import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import type { IntentFacts } from '../domain/payment/judgeFeeIntent.ts';
import { isIntentOfFile } from '../domain/payment/judgeFileIntent.ts';
import { paymentNewsOf } from '../domain/payment/paymentNews.ts';
import type { TaskRef } from '../domain/request/change.ts';
import { recordFilePayment } from '../domain/request/recordFilePayment.ts';
import type { Log } from '../http/log.ts';
import { askToVerifyForRequest } from './askForBankVerification.ts';
import { refundIntent } from '../services/payments/refundIntent.ts';

/** Records how the payment of a file stands. Money that came for a file that another payment had paid before goes back. */
export async function settleFilePayment(intent: IntentFacts, now: Date, log: Log): Promise<TaskRef[]> {
  const { requestId = '', fileId = '' } = intent.metadata;
  const stored = await readRequest(requestId);
  if (!stored || !isIntentOfFile(intent, requestId, stored.value.files[fileId])) {
    log.error('payment does not fit its file', { intentId: intent.id, amountCents: intent.amountCents });
    return [];
  }
  await askToVerifyForRequest(stored.value, intent, now);
  const news = paymentNewsOf(intent);
  if (!news) return [];
  let isPaidTwice = false;
  const { left } = await changeRequest(
    requestId,
    (root) => {
      const decision = recordFilePayment(root, fileId, news, now);
      isPaidTwice = decision.kind === 'refund';
      return decision.kind === 'change' ? decision.change : null;
    },
    now,
  );
  if (isPaidTwice) {
    await refundIntent(intent.id);
    log.error('second payment of a file refunded', { requestId, fileId, intentId: intent.id });
  }
  return left;
}
