import { signUp } from '@portal/contract/accounts/endpoints/auth.ts';
import { endpoint } from '../../http/endpoint.ts';
import { PortalError } from '../../errors/portalError.ts';
import { hashPassword } from '../../services/passwords/passwordHash.ts';
import { acceptInvitation } from '../../workflows/accounts/acceptInvitation.ts';
import { completeSignIn } from '../../workflows/accounts/completeSignIn.ts';
import { refuseBadPassword } from '../../workflows/accounts/refuseBadPassword.ts';
import { registerClient } from '../../workflows/accounts/registerClient.ts';

/** POST /api/auth/signup: creates a client account, or accepts an invitation. */
endpoint(signUp, async ({ body, caller, now }) => {
  const { password, rememberMe, invitation, ...person } = body;
  await refuseBadPassword('sign-up', 'password', password, person);
  const passwordHash = await hashPassword(password, { address: caller.address });
  const registration = { ...person, password, passwordHash, address: caller.address };
  const user = invitation
    ? await acceptInvitation(invitation, registration, now)
    : await registerClient(registration, now);
  if (!user) throw new PortalError('conflict', 'Registration failed. Please try again.');
  return { data: await completeSignIn(user, rememberMe, 'sign-up', now) };
});
