import { startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { randomBytes } from 'node:crypto';
import { bindingHash, saveJourney } from '../../data/accounts/oauthJourneys.ts';
import { unavailable } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { identitySource } from '../../services/identity/sources.ts';

const secret = () => randomBytes(32).toString('base64url');

/** POST /api/auth/oauth/start: where to send the browser. */
endpoint(startOAuth, async ({ body, now }) => {
  const { provider, binding, rememberMe } = body;
  const source = await identitySource(provider);
  const journey = { state: secret(), nonce: secret(), codeVerifier: secret() };
  const url = await source.authorizationUrl(journey).catch((error: unknown) => {
    throw unavailable(provider, error);
  });
  const { nonce, codeVerifier } = journey;
  await saveJourney(
    journey.state,
    { provider, binding: bindingHash(binding), nonce, codeVerifier, rememberMe },
    now,
  );
  return { data: { url: url.href } };
});
