import type { Language } from '@portal/contract/languages/languages.ts';
import { settings } from '../../config/settings.ts';
import type { Email } from './email.ts';
import { type EmailContent, renderEmail } from './renderEmail.ts';
import { type Translate, translator } from './translator.ts';

/** A staff member who gets an email. */
export interface StaffReader {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
}

interface StaffEmail extends Pick<EmailContent, 'heading' | 'paragraphs' | 'facts'> {
  readonly id: string;
  /** The heading unless given. */
  readonly subject?: string;
  readonly action: { readonly label: string; readonly path: string };
}

/** An email to a staff member. It links to a page of the portal. */
export async function staffEmail(
  { to, language }: StaffReader,
  write: (t: Translate) => StaffEmail,
): Promise<Email> {
  const { id, subject, action, ...content } = write(await translator(language));
  const { label, path } = action;
  const url = `${settings().SITE_URL}${path}`;
  const { text, html } = renderEmail({ language, ...content, action: { label, url } });
  return { id, to, subject: subject ?? content.heading, language, text, html };
}
