import { readDraft } from '../../data/accounts/drafts.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import {
  type BankVerificationFacts,
  bankVerificationEmail,
} from '../../services/email/templates/payments/bankVerificationEmail.ts';
import { sendAccountNotice, sendNotice } from '../notifications/delivery/sendNotice.ts';

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
  const { request: fields, language } = draft.value;
  await send({ fields, language }, 'submitted', intent, now);
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
  { fields, language, requestId }: Pick<RequestRoot, 'fields' | 'language'> & { readonly requestId?: string },
  whatFollows: BankVerificationFacts['whatFollows'],
  { verificationUrl, amountCents }: IntentFacts,
  now: Date,
): Promise<void> {
  if (!verificationUrl) return;
  const { contactEmail, copyServiceEmail, orderId } = fields;
  const to = contactEmail || copyServiceEmail;
  const facts = { to, language, orderId, whatFollows, verificationUrl, amountCents };
  const email = await bankVerificationEmail(facts);
  // The draft is no request yet.
  if (requestId === undefined) return sendAccountNotice(email, now);
  await sendNotice(email, { requestId, kind: 'bankVerification', recipient: 'contact', userId: null }, now);
}
