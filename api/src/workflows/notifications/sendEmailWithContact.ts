import { readNotices } from '../../data/configuration/notices.ts';
import type { Email } from '../../services/email/email.ts';
import { sendEmail } from '../../services/email/sendEmail.ts';

/** Sends an email with the current support contact in its footer. */
export async function sendEmailWithContact(email: Email, now: Date): Promise<void> {
  const { support } = await readNotices();
  await sendEmail(email, support, now);
}
