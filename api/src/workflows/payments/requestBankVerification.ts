import { readDraft } from '../../data/accounts/drafts.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import {
  type BankVerificationFacts,
  bankVerificationEmail,
} from '../../services/email/templates/payments/bankVerificationEmail.ts';
import { sendEmailWithContact } from '../notifications/sendEmailWithContact.ts';

/**
 * Emails the payer of a draft a link to verify the bank account, if the payment waits for that. Sends one email per
 * bank account.
 */
export async function requestBankVerification(
  draftId: string,
  intent: IntentFacts,
  now: Date,
): Promise<void> {
  if (!intent.verificationUrl) return;
  const draft = await readDraft(draftId);
  if (!draft) return;
  await send({ ...draft.value, fields: draft.value.request }, 'submitted', intent, now);
}

/** The same for a failed fee that is paid again. Sends nothing unless `root` has recorded this verification link. */
export async function requestFeeVerificationAgain(
  root: RequestRoot,
  intent: IntentFacts,
  now: Date,
): Promise<void> {
  if (root.payment.verificationUrl !== intent.verificationUrl) return;
  await send(root, 'resumed', intent, now);
}

/** The same for a payment for files or invoices. */
export async function requestChargeVerification(
  root: RequestRoot,
  intent: IntentFacts,
  now: Date,
): Promise<void> {
  await send(root, 'charged', intent, now);
}

async function send(
  { fields, language }: Pick<RequestRoot, 'fields' | 'language'>,
  whatFollows: BankVerificationFacts['whatFollows'],
  { verificationUrl, amountCents }: IntentFacts,
  now: Date,
): Promise<void> {
  if (!verificationUrl) return;
  const { contactEmail, copyServiceEmail, orderId } = fields;
  const to = contactEmail || copyServiceEmail;
  await sendEmailWithContact(
    await bankVerificationEmail({ to, language, orderId, whatFollows, verificationUrl, amountCents }),
    now,
  );
}
