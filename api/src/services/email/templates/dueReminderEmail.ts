import { type Language, localeOf } from '@portal/contract/languages/languages.ts';
import { settings } from '../../../config/settings.ts';
import { renderEmail } from '../renderEmail.ts';
import type { Email } from '../email.ts';
import { translator } from '../translator.ts';

interface Facts {
  readonly userId: string;
  readonly to: string;
  readonly language: Language;
  readonly requestId: string;
  /** The version of the request that recorded the reminder. */
  readonly seq: number;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** Whether it passed before the email could be sent. */
  readonly isPassed: boolean;
}

/** Reminds the assignee of a due date. Order ID and names are omitted: they may name the patient. */
export async function dueReminderEmail(facts: Facts): Promise<Email> {
  const { userId, to, language, requestId, seq, dueDate, isPassed } = facts;
  const t = await translator(language);
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(dueDate));
  const subject = isPassed
    ? t('A request was due on {{day}}', { day })
    : t('A request is due on {{day}}', { day });
  const { text, html } = renderEmail({
    language,
    heading: subject,
    paragraphs: [t('It is assigned to you and not completed.')],
    facts: [[t('Due date'), day]],
    action: { label: t('Open the request'), url: `${settings().SITE_URL}/dashboard/request/${requestId}` },
  });
  return { id: `staff-due-${requestId}-${seq}-${userId}`, to, subject, language, text, html };
}
