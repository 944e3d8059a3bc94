import { getInvitation } from '@portal/contract/accounts/endpoints/auth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { invitedUser } from '../../workflows/accounts/acceptInvitation.ts';

/** POST /api/auth/invitation: the invited person. */
endpoint(getInvitation, async ({ body }) => {
  const { email, role, firstName, lastName } = await invitedUser(body.token);
  return { data: { email, role, firstName, lastName } };
});
