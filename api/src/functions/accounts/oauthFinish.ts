import { finishOAuth, type OAuthStep } from '@portal/contract/accounts/endpoints/oauth.ts';
import { type OAuthFlow, redeemOAuthFlow } from '../../data/accounts/oauthFlows.ts';
import { settings } from '../../config/settings.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { callbackUrl, type Identity } from '../../services/identity/identity.ts';
import { identitySource } from '../../services/identity/sources.ts';
import { linkIdentity, userOfIdentity } from '../../data/accounts/identities.ts';
import { normalizeEmail, userIdOf } from '../../data/accounts/userId.ts';
import { createUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { newUser } from '../../domain/accounts/newUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { issueIdentityLink } from '../../services/tokens/identityLink.ts';
import { completeSignIn } from '../../workflows/accounts/completeSignIn.ts';

/** POST /api/auth/oauth/finish: completes a sign-in with the provider's callback. */
endpoint(finishOAuth, async ({ body, now, log }) => {
  const flow = await redeemOAuthFlow(body.state, body.binding, now);
  if (!flow) throw signInFailed();
  const callback = new URL(callbackUrl(settings().SITE_URL));
  callback.searchParams.set('code', body.code);
  callback.searchParams.set('state', body.state);
  if (body.iss) callback.searchParams.set('iss', body.iss);
  const identity = await identify(callback, body.state, flow, log);
  return { data: await signInWithIdentity(identity, flow.rememberMe, now) };
});

async function identify(callback: URL, state: string, flow: OAuthFlow, log: Log): Promise<Identity> {
  const source = await identitySource(flow.provider);
  try {
    return await source.identify(callback, { state, ...flow });
  } catch (error) {
    log.warn('identity refused', {
      provider: flow.provider,
      fault: error instanceof Error ? error.name : '',
    });
    throw signInFailed();
  }
}

function signInFailed(): PortalError {
  return new PortalError('unauthenticated', 'This sign-in could not be completed. Please try again.');
}

/**
 * Signs in a user of an identity provider. An unknown identity needs a verified email address. A new address gets a client
 * account. An address with an account must confirm its password before the identity is linked: owning the address alone
 * must not open the account.
 */
async function signInWithIdentity(identity: Identity, rememberMe: boolean, now: Date): Promise<OAuthStep> {
  const { provider, subject, verifiedEmail } = identity;
  const linkedUserId = await userOfIdentity(provider, subject);
  if (linkedUserId) return completeSignIn(await activeUser(linkedUserId), rememberMe, provider, now);
  if (!verifiedEmail) {
    throw new PortalError(
      'forbidden',
      'This account has no verified email address. Verify the address with that provider first, or sign up with a password.',
    );
  }
  const existing =
    (await readUser(userIdOf(verifiedEmail))) ?? (await register(identity, verifiedEmail, now));
  const { userId, email } = existing;
  const isCreatedByIdentity = existing.identities[provider] === subject && existing.passwordHash === null;
  // Another window of the same person may have linked it already.
  if (
    isCreatedByIdentity &&
    ((await linkIdentity(provider, subject, userId)) || (await userOfIdentity(provider, subject)) === userId)
  ) {
    return completeSignIn(await activeUser(userId), rememberMe, provider, now);
  }
  await activeUser(userId);
  const ticket = await issueIdentityLink({ userId, provider, identity: subject, rememberMe }, now);
  return { step: 'link', ticket, email, provider };
}

async function register(identity: Identity, verifiedEmail: string, now: Date): Promise<User> {
  const { provider, subject, firstName, lastName } = identity;
  const email = normalizeEmail(verifiedEmail);
  const userId = userIdOf(email);
  const at = now.toISOString();
  const start = { userId, email, firstName, lastName, role: 'client', state: 'active' } as const;
  const user = {
    ...newUser({ ...start, emailVerifiedAt: at, termsAcceptedAt: at }, now),
    identities: { [provider]: subject },
  };
  if (await createUser(user)) {
    await recordAccountEvent({ kind: 'signed-up', userId, by: userId, details: { via: provider } }, now);
    return user;
  }
  return activeUser(userId);
}

async function activeUser(userId: string): Promise<User> {
  const user = await readUser(userId);
  if (user?.state !== 'active') {
    throw new PortalError('unauthenticated', 'Login failed. Please check your credentials.');
  }
  return user;
}
