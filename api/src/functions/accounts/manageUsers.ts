import {
  changeUser as changeUserEntry,
  inviteUser,
  listUsers,
} from '@portal/contract/accounts/endpoints/people.ts';
import { readUser } from '../../data/accounts/users.ts';
import { findPeople } from '../../data/views/people.ts';
import { personView } from '../../domain/accounts/userView.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { changePerson } from '../../workflows/accounts/changePerson.ts';
import { invite } from '../../workflows/accounts/invite.ts';
import { invitationResponse } from '../../workflows/accounts/invitationResponse.ts';

/** GET /api/manageUsers: searches accounts by name or address. The response shows the stored accounts, not the list rows. */
endpoint(listUsers, async ({ query }) => {
  const { search, role, state, page, limit } = query;
  const from = (page - 1) * limit;
  const ids = await findPeople({ text: search, role, state }, from + limit + 1);
  const users = await Promise.all(ids.slice(from, from + limit).map((id) => readUser(id)));
  return {
    data: {
      users: users.filter((user) => user !== null).map(personView),
      pagination: { page, limit, hasNext: ids.length > from + limit, hasPrev: page > 1 },
    },
  };
});

/** POST /api/manageUsers: invites a person with a role. */
endpoint(inviteUser, async ({ body, caller, now }) => {
  const { user, token } = await invite(body.email, body.role, sessionOf(caller).userId, now);
  return { message: 'Invitation sent', data: await invitationResponse(user, token, now) };
});

/** PUT /api/manageUsers: changes an account. */
endpoint(changeUserEntry, async ({ body, caller, now, log }) => {
  const { user, token } = await changePerson(body, sessionOf(caller).userId, now, log);
  return { data: await invitationResponse(user, token, now) };
});
