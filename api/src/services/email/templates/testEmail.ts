import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../../config/settings.ts';
import type { Email } from '../email.ts';
import { renderEmail } from '../renderEmail.ts';
import { translator } from '../translator.ts';

interface Facts {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  /** Names one press of the button. */
  readonly key: string;
}

/** The email with which an admin tests the mail service. */
export async function testEmail({ userId, to, language, key }: Facts): Promise<Email> {
  const t = await translator(language);
  const { SITE_URL, MAIL_FROM } = settings();
  const heading = t('Test message');
  const { text, html } = renderEmail({
    language,
    heading,
    paragraphs: [t('You asked for this message to test the email of the portal. It works.')],
    facts: [[t('Sender of emails'), MAIL_FROM]],
    action: { label: t('Open the dashboard'), url: `${SITE_URL}/dashboard` },
  });
  return { id: `test-${userId}-${key}`, to, subject: heading, language, text, html };
}
