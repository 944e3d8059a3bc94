import type { NoticeRecipient } from '@portal/contract/notifications/noticeRecipients.ts';
import { readNotices } from '../../data/configuration/notices.ts';
import type { Email } from '../../services/email/email.ts';
import { isRefusedEmail } from '../../services/email/isRefusedEmail.ts';
import { sendEmail } from '../../services/email/sendEmail.ts';
import { noteEmailFailure, noteEmailSent } from './emailDelay.ts';

/**
 * Sends an email. Its footer has the current support contact and says why the `recipient` gets the email. Records
 * whether the email service works, unless `tellsOfService` is false.
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
    // The recorded delay is only shown to people. The caller needs the original error, so a failure to record it is ignored.
    if (tellsOfService && !isRefusedEmail(error)) await noteEmailFailure(error, now).catch(() => undefined);
    throw error;
  }
  if (tellsOfService) await noteEmailSent(now).catch(() => undefined);
}
