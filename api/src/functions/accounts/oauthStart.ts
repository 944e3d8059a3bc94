import { startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { randomBytes } from 'node:crypto';
import { bindingHash, saveOAuthFlow } from '../../data/accounts/oauthFlows.ts';
import { unavailable } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { identitySource } from '../../services/identity/sources.ts';

const secret = () => randomBytes(32).toString('base64url');

/** POST /api/auth/oauth/start: returns the provider's URL for the browser. */
endpoint(startOAuth, async ({ body, now }) => {
  const { provider, binding, rememberMe } = body;
  const source = await identitySource(provider);
  const flow = { state: secret(), nonce: secret(), codeVerifier: secret() };
  const url = await source.authorizationUrl(flow).catch((error: unknown) => {
    throw unavailable(provider, error);
  });
  const { nonce, codeVerifier } = flow;
  await saveOAuthFlow(
    flow.state,
    { provider, binding: bindingHash(binding), nonce, codeVerifier, rememberMe },
    now,
  );
  return { data: { url: url.href } };
});
