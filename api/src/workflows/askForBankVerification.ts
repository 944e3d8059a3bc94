import { readDraft } from '../data/accounts/drafts.ts';
import type { IntentFacts } from '../domain/payment/judgeFeeIntent.ts';
import { bankVerification } from '../services/mail/bankVerification.ts';
import { sendMail } from '../services/mail/sendMail.ts';

/** Mails the payer where to verify a bank account, when that is what the payment waits for; once per PaymentIntent and charge. */
export async function askForBankVerification(draftId: string, intent: IntentFacts, now: Date): Promise<void> {
  if (!intent.verificationUrl) return;
  const draft = await readDraft(draftId);
  if (!draft) return;
  const { language, request } = draft.value;
  await sendMail(
    await bankVerification({
      intentId: intent.id,
      to: request.contactEmail || request.copyServiceEmail,
      language,
      orderId: request.orderId,
      verificationUrl: intent.verificationUrl,
    }),
    now,
  );
}
