import { readDraft } from '../../data/accounts/drafts.ts';
import type { IntentFacts } from '../../domain/payments/intents/validateFeeIntent.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { bankVerificationEmail } from '../../services/email/templates/payments/bankVerificationEmail.ts';
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
  await send(draft.value.request, draft.value.language, 'submitted', intent.verificationUrl, now);
}

/** The same for a failed fee that is paid again. Sends nothing unless `root` has recorded this verification link. */
export async function requestFeeVerificationAgain(
  root: RequestRoot,
  intent: IntentFacts,
  now: Date,
): Promise<void> {
  const { verificationUrl } = intent;
  if (!verificationUrl || root.payment.verificationUrl !== verificationUrl) return;
  await send(root.fields, root.language, 'resumed', verificationUrl, now);
}

/** The same for a payment for a file or an invoice. */
export async function requestVerificationForRequest(
  root: RequestRoot,
  intent: IntentFacts,
  now: Date,
): Promise<void> {
  if (!intent.verificationUrl) return;
  await send(root.fields, root.language, 'resumed', intent.verificationUrl, now);
}

async function send(
  { contactEmail, copyServiceEmail, orderId }: RequestRoot['fields'],
  language: RequestRoot['language'],
  whatFollows: 'submitted' | 'resumed',
  verificationUrl: string,
  now: Date,
): Promise<void> {
  const to = contactEmail || copyServiceEmail;
  await sendEmailWithContact(
    await bankVerificationEmail({ to, language, orderId, whatFollows, verificationUrl }),
    now,
  );
}
