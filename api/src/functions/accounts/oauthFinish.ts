import { finishOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { type OAuthJourney, redeemJourney } from '../../data/accounts/oauthJourneys.ts';
import { settings } from '../../config/settings.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Log } from '../../telemetry/log.ts';
import { callbackUrl, type Identity } from '../../services/identity/identity.ts';
import { identitySource } from '../../services/identity/sources.ts';
import { signInWithIdentity } from '../../workflows/accounts/signInWithIdentity.ts';

/** POST /api/auth/oauth/finish: takes what the provider sent back with the browser. */
endpoint(finishOAuth, async ({ body, now, log }) => {
  const journey = await redeemJourney(body.state, body.binding, now);
  if (!journey) throw notOurs();
  const returned = new URL(callbackUrl(settings().SITE_URL));
  returned.searchParams.set('code', body.code);
  returned.searchParams.set('state', body.state);
  if (body.iss) returned.searchParams.set('iss', body.iss);
  const identity = await identify(returned, body.state, journey, log);
  return { data: await signInWithIdentity(identity, journey.rememberMe, now) };
});

async function identify(returned: URL, state: string, journey: OAuthJourney, log: Log): Promise<Identity> {
  const source = await identitySource(journey.provider);
  try {
    return await source.identify(returned, { state, ...journey });
  } catch (error) {
    log.warn('identity refused', {
      provider: journey.provider,
      fault: error instanceof Error ? error.name : '',
    });
    throw notOurs();
  }
}

function notOurs(): PortalError {
  return new PortalError('unauthenticated', 'This sign-in could not be completed. Please try again.');
}
