import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assignableUsers, staffWithIds } from '../../workflows/accounts/assignees.ts';

/** GET /api/listAssignees: the people to whom requests can be assigned, sorted by name; with `former`, also that person if they are or were staff. */
endpoint(listAssignees, async ({ query: { former = null } }) => {
  const users = await assignableUsers();
  const current = users.map((user) => ({ userId: user.userId, name: nameOfUser(user) }));
  const isCurrent = current.some(({ userId }) => userId === former);
  const assignees = isCurrent ? current : [...current, ...(await staffWithIds([former])).values()];
  return { data: assignees.toSorted((a, b) => a.name.localeCompare(b.name)) };
});
