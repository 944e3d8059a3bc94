import { signIn } from '@portal/contract/accounts/endpoints/auth.ts';
import { userIdOf } from '../../data/accounts/userId.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { completeSignIn } from '../../workflows/accounts/completeSignIn.ts';
import { verifySignInPassword } from '../../workflows/accounts/verifyCredentials.ts';

/** POST /api/auth/signin: signs in with a password. */
endpoint(signIn, async ({ body, caller, request, now }) => {
  const userId = userIdOf(body.email);
  const verified = await verifySignInPassword(
    userId,
    body.password,
    { address: caller.address, deviceToken: request.headers.get('x-device') },
    now,
  );
  if (!verified) {
    await recordAccountEvent({ kind: 'sign-in-refused', userId, by: 'unknown' }, now);
    throw new PortalError('unauthenticated', 'Login failed. Please check your credentials.');
  }
  const { user, released } = verified;
  const [step] = await Promise.all([completeSignIn(user, body.rememberMe, 'password', now), released]);
  return { data: step };
});
