import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import type { Email } from '../../services/email/email.ts';
import { isRefusedEmail } from '../../services/email/isRefusedEmail.ts';
import { sendEmail } from '../../services/email/sendEmail.ts';
import { noteEmailFailure, noteEmailSent } from './emailDelay.ts';

/**
 * Sends an email with the current support contact in its footer, and why its `recipient` gets it. Notes whether the email
 * service sends, unless `tellsOfService` is false.
 */
export async function sendEmailWithContact(
  email: Email,
  now: Date,
  {
    tellsOfService = true,
    recipient = null,
  }: { readonly tellsOfService?: boolean; readonly recipient?: NoticeRecipient | null } = {},
): Promise<void> {
  const { support } = await readNotices();
  try {
    await sendEmail(email, support, recipient, now);
  } catch (error) {
    // What is noted here is shown to people. The error that caused it is what matters to the caller.
    if (tellsOfService && !isRefusedEmail(error)) await noteEmailFailure(error, now).catch(() => undefined);
    throw error;
  }
  if (tellsOfService) await noteEmailSent(now).catch(() => undefined);
}
