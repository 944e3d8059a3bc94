import type { User } from '../../domain/accounts/user.ts';
import { positionOf } from '../../domain/messages/message.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { staffMessageEmail } from '../../services/email/templates/messages/staffMessageEmail.ts';
import { assigneeOf } from '../accounts/assignees.ts';
import { sendEmailWithContact } from '../notifications/sendEmailWithContact.ts';
import { staffRecipientsOf } from '../notifications/staffRecipientsOf.ts';

/** Emails staff about the first unread message of the client: one email until someone reads it. A retry does not repeat emails already sent. */
export async function notifyStaffOfMessage(
  root: RequestRoot,
  { number }: { readonly number: number },
  now: Date,
): Promise<void> {
  if (root.thread.unreadByStaff[0] !== number) return;
  const recipients = await staffRecipientsOf(root);
  await send('message', root.requestId, positionOf(number), recipients, now);
}

/** Emails the mentioned colleagues who want emails. A retry does not repeat emails already sent. */
export async function notifyMentioned(
  { requestId }: RequestRoot,
  { position, userIds }: { readonly position: string; readonly userIds: readonly string[] },
  now: Date,
): Promise<void> {
  const users = await Promise.all(userIds.map((userId) => assigneeOf(userId)));
  const recipients = users
    .filter((user) => user !== null)
    .filter(({ settings }) => settings.emailNotifications);
  await send('mention', requestId, position, recipients, now);
}

async function send(
  kind: 'message' | 'mention',
  requestId: string,
  position: string,
  recipients: readonly User[],
  now: Date,
): Promise<void> {
  for (const { userId, email, settings } of recipients) {
    const facts = { kind, userId, to: email, language: settings.language, requestId, position };
    await sendEmailWithContact(await staffMessageEmail(facts), now);
  }
}
