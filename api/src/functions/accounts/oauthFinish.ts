import { finishOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { type OAuthFlow, redeemOAuthFlow } from '../../data/accounts/oauthFlows.ts';
import { settings } from '../../config/settings.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { callbackUrl, type Identity } from '../../services/identity/identity.ts';
import { identitySource } from '../../services/identity/sources.ts';
import { signInWithIdentity } from '../../workflows/accounts/signInWithIdentity.ts';

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
