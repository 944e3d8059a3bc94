import type { User } from '../../domain/accounts/user.ts';
import type { RequestRoot } from '../../domain/requests/root.ts';
import { assignableUsers, assigneeOf } from '../accounts/assignees.ts';

/**
 * Staff to notify about a request: the assignee, or everyone while it is unassigned. Excludes staff who turned emails
 * off; they see it on the dashboard.
 */
export async function staffRecipientsOf({ assigneeId }: Pick<RequestRoot, 'assigneeId'>): Promise<User[]> {
  const assignee = await assigneeOf(assigneeId);
  const users = assignee ? [assignee] : await assignableUsers();
  return users.filter(({ settings }) => settings.emailNotifications);
}
