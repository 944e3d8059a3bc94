import * as client from 'openid-client';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { callbackUrl, type Identity, type IdentitySource, type AuthorizationParameters } from './identity.ts';

const profile = z.object({ id: z.int(), name: z.optional(z.nullable(z.string())) });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/** GitHub supports OAuth 2.0 but not OpenID Connect, so the identity comes from its API. */
export const github: IdentitySource = {
  async authorizationUrl({ state, codeVerifier }: AuthorizationParameters) {
    return client.buildAuthorizationUrl(configuration(), {
      redirect_uri: callbackUrl(settings().SITE_URL),
      scope: 'read:user user:email',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
    });
  },

  async identify(callback: URL, { state, codeVerifier }: AuthorizationParameters): Promise<Identity> {
    const config = configuration();
    const { access_token: token } = await client.authorizationCodeGrant(config, callback, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
    });
    const ask = async (path: string): Promise<unknown> => {
      const url = new URL(`${settings().GITHUB_API_URL}${path}`);
      const response = await client.fetchProtectedResource(config, token, url, 'GET');
      if (!response.ok) throw new Error(`GitHub returned ${response.status} for ${path}`);
      return response.json();
    };
    const { id, name } = profile.parse(await ask('/user'));
    const primary = emails.parse(await ask('/user/emails')).find((entry) => entry.primary && entry.verified);
    const [firstName = '', ...others] = (name ?? '').trim().split(/\s+/);
    return {
      provider: 'github',
      subject: String(id),
      verifiedEmail: primary?.email ?? null,
      firstName,
      lastName: others.join(' '),
    };
  },
};

function configuration(): client.Configuration {
  const { GITHUB_URL, GITHUB_CLIENT_ID = '', GITHUB_CLIENT_SECRET = '', PORTAL_MODE } = settings();
  const config = new client.Configuration(
    {
      issuer: GITHUB_URL,
      authorization_endpoint: `${GITHUB_URL}/login/oauth/authorize`,
      token_endpoint: `${GITHUB_URL}/login/oauth/access_token`,
    },
    GITHUB_CLIENT_ID,
    GITHUB_CLIENT_SECRET,
  );
  // A local test provider has no certificate.
  if (PORTAL_MODE === 'local') client.allowInsecureRequests(config);
  return config;
}
