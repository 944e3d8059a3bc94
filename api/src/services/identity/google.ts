import * as client from 'openid-client';
import * as z from 'zod/mini';
import { settings } from '../../config/settings.ts';
import { callbackUrl, type Identity, type IdentitySource, type AuthorizationParameters } from './identity.ts';

const claims = z.object({
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.union([z.boolean(), z.stringbool()])),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
});

let discovered: Promise<client.Configuration> | undefined;

/** Google, or another OpenID Connect provider set in GOOGLE_ISSUER. Its metadata is read once. */
export const google: IdentitySource = {
  async authorizationUrl({ state, nonce, codeVerifier }: AuthorizationParameters) {
    return client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: callbackUrl(settings().SITE_URL),
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
      prompt: 'select_account',
    });
  },

  async identify(callback: URL, { state, nonce, codeVerifier }: AuthorizationParameters): Promise<Identity> {
    const tokens = await client.authorizationCodeGrant(await configuration(), callback, {
      pkceCodeVerifier: codeVerifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const { sub, email, email_verified, given_name, family_name } = claims.parse(tokens.claims());
    return {
      provider: 'google',
      subject: sub,
      verifiedEmail: email && email_verified ? email : null,
      firstName: given_name ?? '',
      lastName: family_name ?? '',
    };
  },
};

function configuration(): Promise<client.Configuration> {
  discovered ??= discover().catch((error: unknown) => {
    discovered = undefined;
    throw error;
  });
  return discovered;
}

function discover(): Promise<client.Configuration> {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID = '', GOOGLE_CLIENT_SECRET = '', PORTAL_MODE } = settings();
  // A local test provider has no certificate.
  const execute = PORTAL_MODE === 'local' ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(GOOGLE_ISSUER), GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, undefined, {
    execute,
    timeout: 8,
  });
}
