import { settings } from '../../../config/settings.ts';
import { staffEmail, type StaffReader } from '../staffEmail.ts';

interface Facts extends StaffReader {
  /** Names one press of the button. */
  readonly key: string;
}

/** The email with which an admin tests the mail service. */
export function testEmail(facts: Facts) {
  return staffEmail(facts, (t) => ({
    id: `test-${facts.userId}-${facts.key}`,
    heading: t('Test message'),
    paragraphs: [t('You asked for this message to test the email of the portal. It works.')],
    facts: [[t('Sender of emails'), settings().MAIL_FROM]],
    action: { label: t('Open the dashboard'), path: '/dashboard' },
  }));
}
