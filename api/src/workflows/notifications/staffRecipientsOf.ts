import type { User } from '../../domain/accounts/user.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { assignableUsers, assigneeOf } from '../accounts/assignees.ts';

/** Who of the staff is told about a request: whoever has it, or, while nobody has it, everybody. Not those who want no mails: they have it on the dashboard. */
export async function staffRecipientsOf({ assigneeId }: Pick<RequestRoot, 'assigneeId'>): Promise<User[]> {
  const assignee = await assigneeOf(assigneeId);
  const users = assignee ? [assignee] : await assignableUsers();
  return users.filter(({ settings }) => settings.emailNotifications);
}
