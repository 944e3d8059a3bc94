import { readNotices } from '../../data/configuration/notices.ts';
import type { Mail } from '../../services/mail/mail.ts';
import { sendMail } from '../../services/mail/sendMail.ts';

/** Sends an email with the current support contact in its footer. */
export async function sendMailWithContact(mail: Mail, now: Date): Promise<void> {
  const { support } = await readNotices();
  await sendMail(mail, support, now);
}
