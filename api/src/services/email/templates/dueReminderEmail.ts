import { localeOf } from '@portal/contract/languages/languages.ts';
import { staffEmail, type StaffReader } from '../staffEmail.ts';

interface Facts extends StaffReader {
  readonly requestId: string;
  /** The version of the request that recorded the reminder. */
  readonly seq: number;
  /** YYYY-MM-DD. */
  readonly dueDate: string;
  /** Whether it passed before the email could be sent. */
  readonly isPassed: boolean;
}

/** Reminds the assignee of a due date. Order ID and names are omitted: they may name the patient. */
export function dueReminderEmail(facts: Facts) {
  const { userId, language, requestId, seq, dueDate, isPassed } = facts;
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  const day = format.format(new Date(dueDate));
  return staffEmail(facts, (t) => ({
    id: `staff-due-${requestId}-${seq}-${userId}`,
    heading: isPassed
      ? t('A request was due on {{day}}', { day })
      : t('A request is due on {{day}}', { day }),
    paragraphs: [t('It is assigned to you and not completed.')],
    facts: [[t('Due date'), day]],
    action: { label: t('Open the request'), path: `/dashboard/request/${requestId}` },
  }));
}
