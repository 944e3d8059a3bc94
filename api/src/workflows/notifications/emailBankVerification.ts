import { readDraft } from '../../data/requests/drafts/drafts.ts';
import { verificationPurpose } from '../../domain/notifications/verificationPurpose.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import type { TaskStep } from '../../domain/requests/taskSteps.ts';
import { bankVerificationEmail } from '../../services/email/templates/payments/bankVerificationEmail.ts';
import { sendAccountNotice, sendNotice } from './delivery/sendNotice.ts';

type Step = Omit<Extract<TaskStep, { readonly kind: 'email-bank-verification' }>, 'kind'>;

/**
 * Emails the payer of a draft, or of files, invoices or the failed fee of a request, a link to verify the bank account.
 * Sends nothing if the payment no longer waits for that. A retry does not repeat the email.
 */
export async function emailBankVerification(
  { draftId, verificationUrl, amountCents }: Step,
  request: RequestDocument | null,
  now: Date,
): Promise<void> {
  const whatFollows = verificationPurpose({ draftId, verificationUrl }, request);
  if (whatFollows === null) return;
  const { fields, language } = request ?? (await fieldsOfDraft(draftId)) ?? {};
  if (!fields || !language) return;
  const { contactEmail, copyServiceEmail, orderId } = fields;
  const to = contactEmail || copyServiceEmail;
  const facts = { to, language, orderId, whatFollows, verificationUrl, amountCents };
  const email = await bankVerificationEmail(facts);
  // The draft is no request yet.
  if (!request) return sendAccountNotice(email, now);
  const { requestId } = request;
  await sendNotice(email, { requestId, kind: 'bankVerification', recipient: 'contact', userId: null }, now);
}

/** Null if the draft was deleted. */
async function fieldsOfDraft(draftId: string | undefined) {
  const draft = draftId === undefined ? null : await readDraft(draftId);
  return draft && { fields: draft.value.request, language: draft.value.language };
}
