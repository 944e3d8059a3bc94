import { getInvitation } from '@portal/contract/endpoints/auth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { invitedUser } from '../../workflows/acceptInvitation.ts';

/** GET /api/auth/invitation: whom an invitation names. */
endpoint(getInvitation, async ({ query }) => {
  const { email, role, firstName, lastName } = await invitedUser(query.token);
  return { data: { email, role, firstName, lastName } };
});
