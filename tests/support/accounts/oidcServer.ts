import { createServer } from 'node:http';
import { exportJWK, generateKeyPair } from 'jose';
import Provider, { interactionPolicy } from 'oidc-provider';
import { createMemoryAdapter } from 'oidc-provider/lib/adapters/memory_adapter.js';
import { listenOnFreePort } from '../portal/listenOnFreePort.ts';

/** A person with an account at an identity provider. */
export interface Member {
  readonly subject: string;
  readonly email?: string;
  readonly isVerified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
}

export const CLIENT = { id: 'portal-client', secret: 'client-secret-of-the-tests' } as const;

/** Starts a real OpenID Connect server. It signs in the member named by the header `x-member`, without a prompt. */
export async function startOidcServer(members: ReadonlyMap<string, Member>) {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwks = { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] };
  const server = createServer();
  const { url, close } = await listenOnFreePort(server);

  /** Called after the portal has started: the portal needs the server's URL, and the server needs the portal's callback URL. */
  function serve(callback: string): void {
    const provider = new Provider(url, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [callback],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks,
      // Set, like the adapter, because the package warns about its defaults.
      ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      adapter: createMemoryAdapter(0),
      cookies: { keys: ['cookie-key-of-the-tests'] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: {
        policy: [
          ...interactionPolicy.base(),
          new interactionPolicy.Prompt({ name: 'select_account', requestable: true }),
        ],
        url: (_, { uid }) => `/interaction/${uid}`,
      },
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          accountId: oidc.session.accountId,
          clientId: oidc.client.clientId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
      findAccount(_, subject) {
        const member = members.get(subject);
        return member && { accountId: subject, claims: () => Promise.resolve(claimsOf(member)) };
      },
    });
    const handle = provider.callback();
    server.on('request', (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return handle(request, response);
      const login = { accountId: String(request.headers['x-member']) };
      void provider.interactionFinished(request, response, { login, select_account: {} });
    });
  }
  return { issuer: url, serve, close };
}

function claimsOf({
  subject,
  email,
  isVerified = true,
  firstName,
  lastName,
}: Member): Record<string, unknown> {
  return {
    sub: subject,
    ...(email && { email, email_verified: isVerified }),
    given_name: firstName,
    family_name: lastName,
  };
}
