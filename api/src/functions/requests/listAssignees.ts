import { listAssignees } from '@portal/contract/requests/endpoints/assignment.ts';
import { nameOfUser } from '../../domain/accounts/nameOfUser.ts';
import { endpoint } from '../../http/endpoint.ts';
import { assignableUsers } from '../../workflows/accounts/assignees.ts';

/** GET /api/listAssignees: the people to whom requests can be assigned, sorted by name. */
endpoint(listAssignees, async () => {
  const users = await assignableUsers();
  const assignees = users.map((user) => ({ userId: user.userId, name: nameOfUser(user) }));
  return { data: assignees.toSorted((a, b) => a.name.localeCompare(b.name)) };
});
