import { linkOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { linkIdentity, userOfIdentity } from '../../data/accounts/identities.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { verifyIdentityLink } from '../../services/tokens/identityLink.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { completeSignIn } from '../../workflows/accounts/completeSignIn.ts';
import { verifySignInPassword } from '../../workflows/accounts/verifyCredentials.ts';

/** POST /api/auth/oauth/link: links an identity to an account, after checking its password, and signs in. */
endpoint(linkOAuth, async ({ body, caller, request, now }) => {
  const link = await verifyIdentityLink(body.ticket);
  if (!link) throw new PortalError('unauthenticated', 'This sign-in took too long. Please sign in again.');
  const { userId, provider, identity, rememberMe } = link;
  const verified = await verifySignInPassword(
    userId,
    body.password,
    { address: caller.address, deviceToken: request.headers.get('x-device') },
    now,
  );
  if (!verified) throw new PortalError('unauthenticated', 'Login failed. Please check your credentials.');
  await verified.released;
  await linkIdentity(provider, identity, userId);
  if ((await userOfIdentity(provider, identity)) !== userId) {
    throw new PortalError('conflict', 'This sign-in is already linked to another account.');
  }
  await changeUser(userId, ({ identities, emailVerifiedAt }) => ({
    identities: { ...identities, [provider]: identity },
    // The provider has verified the address, and the password proves the account.
    emailVerifiedAt: emailVerifiedAt ?? now.toISOString(),
  }));
  await recordAccountEvent({ kind: 'identity-linked', userId, by: userId, details: { provider } }, now);
  await requestAccountEmail({ kind: 'identity-linked', userId });
  return { data: await completeSignIn(verified.user, rememberMe, provider, now) };
});
