import { facilityDay } from '../../data/configuration/deadlineRules.ts';
import { promisedDay } from '../../domain/deadlines/promisedDay.ts';
import { isOpenStatus } from '../../domain/requests/list/overviewCounters.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { dueReminderEmail } from '../../services/email/templates/dueReminderEmail.ts';
import { sendNotice } from './delivery/sendNotice.ts';
import { staffRecipientsOf } from './notifyStaff.ts';

/**
 * Emails the assignee that a request is due, unless it was closed, moved or assigned to someone else in the meantime. A retry
 * does not repeat the email.
 */
export async function remindAssignee(
  request: RequestDocument,
  reminder: { readonly seq: number; readonly userId: string; readonly dueDate: string },
  now: Date,
): Promise<void> {
  const { requestId, assigneeId, dueDate, status } = request;
  if (!isOpenStatus(status) || dueDate !== reminder.dueDate) return;
  // All staff receive it if the assignee left: only the assignee has to be reminded.
  const recipients = assigneeId === reminder.userId ? await staffRecipientsOf(request) : [];
  const isPassed = promisedDay(dueDate, await facilityDay(now)) === null;
  for (const { userId, email, settings } of recipients.filter(({ userId: id }) => id === assigneeId)) {
    const { language } = settings;
    const facts = { userId, to: email, language, requestId, seq: reminder.seq, dueDate, isPassed };
    const about = { requestId, kind: 'staffReminder', recipient: 'staff', userId } as const;
    await sendNotice(await dueReminderEmail(facts), about, now);
  }
}
