import { claimNoticeToEveryone } from '../../data/requests/staffNotices.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { RequestDocument } from '../../domain/requests/requestDocument.ts';
import { assignableUsers, assigneeOf } from '../accounts/assignees.ts';
import { done, type Outcome } from '../operations/outbox/outcome.ts';
import { sendToEach } from './sendToEach.ts';

interface StaffNotice {
  /** Identifies what a client or holder did; unique in the request. */
  readonly key: string;
  /** When it happened. */
  readonly at: string;
  /** Sends the notice to one person. Repeated calls send it once. */
  readonly send: (user: User) => Promise<void>;
}

/**
 * Notifies staff of what a client or holder did: the assignee at once, or, while nobody is assigned, everyone, but at most
 * once an hour. Leaves out staff who turned emails off; they see it in the lists.
 */
export async function notifyStaff(
  { requestId, assigneeId }: RequestDocument,
  { key, at, send }: StaffNotice,
  now: Date,
): Promise<Outcome> {
  const assignee = await assigneeOf(assigneeId);
  if (!assignee) {
    const decision = await claimNoticeToEveryone(requestId, { key, at }, now);
    if (decision.kind === 'covered') return done;
    if (decision.kind === 'wait') return { kind: 'later', next: [], retryAfterMs: decision.ms };
  }
  await sendToEach(wantEmails(assignee ? [assignee] : await assignableUsers()), send);
  return done;
}

/**
 * Staff to notify about a request: the assignee, or everyone while it is unassigned. Excludes staff who turned emails
 * off; they see it on the dashboard.
 */
export async function staffRecipientsOf({
  assigneeId,
}: Pick<RequestDocument, 'assigneeId'>): Promise<User[]> {
  const assignee = await assigneeOf(assigneeId);
  return wantEmails(assignee ? [assignee] : await assignableUsers());
}

/** The people who did not turn emails off. */
export function wantEmails(users: readonly User[]): User[] {
  return users.filter(({ settings }) => settings.emailNotifications);
}
