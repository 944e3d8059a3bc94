import { readPublicMessages } from '../../data/messages/readMessages.ts';
import type { User } from '../../domain/accounts/user.ts';
import { positionOf } from '../../domain/messages/message.ts';
import type { AssignedMessage } from '../../domain/messages/thread.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { staffMessageEmail } from '../../services/email/templates/messages/staffMessageEmail.ts';
import { assigneeOf } from '../accounts/assignees.ts';
import { sendNotice } from '../notifications/delivery/sendNotice.ts';
import { notifyStaff, wantEmails } from '../notifications/notifyStaff.ts';
import { sendToEach } from '../notifications/sendToEach.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';

/** Emails staff about the first unread message of the client: one email until someone reads it. A retry does not repeat emails already sent. */
export async function notifyStaffOfMessage(
  request: RequestDocument,
  { number }: { readonly number: number },
  now: Date,
): Promise<Outcome> {
  const { requestId, thread } = request;
  if (thread.unreadByStaff[0] !== number) return done;
  const [message] = await readPublicMessages(requestId, number, number);
  if (!message) return done;
  const about = { kind: 'message', requestId, position: positionOf(number) } as const;
  const notice = { key: `message-${number}`, at: message.at, send: (user: User) => sendTo(user, about, now) };
  return notifyStaff(request, notice, now);
}

/** Emails the mentioned colleagues who want emails. A retry does not repeat emails already sent. */
export async function notifyMentioned(
  { requestId }: RequestDocument,
  { position, userIds }: { readonly position: string; readonly userIds: readonly string[] },
  now: Date,
): Promise<void> {
  await send({ kind: 'mention', requestId, position }, await thoseWhoWantEmails(userIds), now);
}

/** Emails the colleague to whom a message was assigned, if it still is and they want emails. */
export async function notifyMessageAssignee(
  { requestId, thread }: RequestDocument,
  { seq, position, userId }: { readonly seq: number; readonly position: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const isStill = (each: AssignedMessage) =>
    each.position === position && each.userId === userId && !each.resolved;
  if (!thread.assigned.some(isStill)) return;
  await send({ kind: 'assignment', requestId, position, seq }, await thoseWhoWantEmails([userId]), now);
}

async function thoseWhoWantEmails(userIds: readonly string[]): Promise<User[]> {
  const users = await Promise.all(userIds.map((userId) => assigneeOf(userId)));
  return wantEmails(users.filter((user) => user !== null));
}

type About = Omit<Parameters<typeof staffMessageEmail>[0], 'userId' | 'to' | 'language'>;

async function send(about: About, recipients: readonly User[], now: Date): Promise<void> {
  await sendToEach(recipients, (user) => sendTo(user, about, now));
}

async function sendTo({ userId, email, settings }: User, about: About, now: Date): Promise<void> {
  const facts = { ...about, userId, to: email, language: settings.language };
  const notice = { requestId: about.requestId, kind: 'staffMessage', recipient: 'staff', userId } as const;
  await sendNotice(await staffMessageEmail(facts), notice, now);
}
