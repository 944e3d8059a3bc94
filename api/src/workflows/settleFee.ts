import { changeRequest } from '../data/requests/changeRequest.ts';
import { readRequest } from '../data/requests/readRequest.ts';
import { requestIdOf } from '../data/requestIdentity.ts';
import { paymentNewsOf } from '../domain/payment/paymentNews.ts';
import { type IntentFacts, judgeFeeIntent } from '../domain/payment/judgeFeeIntent.ts';
import type { Change, TaskRef } from '../domain/request/change.ts';
import { recordFeePayment } from '../domain/request/recordFeePayment.ts';
import { recordFeeVerification } from '../domain/request/recordFeeVerification.ts';
import type { RequestRoot } from '../domain/request/root.ts';
import type { Log } from '../http/log.ts';
import { askForBankVerification, askToVerifyAgain } from './askForBankVerification.ts';
import { submitDraft } from './submitDraft.ts';

/** Brings the portal in line with what Stripe says now of a processing fee: finishes the submit, or records how the payment stands. Answers the tasks that this left. */
export async function settleFee(intent: IntentFacts, now: Date, log: Log): Promise<TaskRef[]> {
  const draftId = intent.metadata['draftId'];
  if (!draftId) return [];
  const judgement = judgeFeeIntent(intent, draftId);
  if (judgement.kind === 'mismatch') {
    log.error('payment does not fit its draft', { intentId: intent.id, amountCents: intent.amountCents });
    return [];
  }
  const requestId = requestIdOf(draftId);
  if (await readRequest(requestId)) {
    const { root, left } = await changeRequest(requestId, (found) => recordFee(found, intent, now), now);
    await askToVerifyAgain(root, intent, now);
    return left;
  }
  if (judgement.kind === 'accept') return (await submitDraft(draftId, intent, now, log)).left;
  await askForBankVerification(draftId, intent, now);
  return [];
}

function recordFee(root: RequestRoot, intent: IntentFacts, now: Date): Change | null {
  const news = paymentNewsOf(intent);
  const { id: intentId, verificationUrl } = intent;
  return (
    (news && recordFeePayment(root, news, now)) ??
    recordFeeVerification(root, { intentId, verificationUrl }, now)
  );
}
