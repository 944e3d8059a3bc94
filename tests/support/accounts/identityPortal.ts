import { randomBytes, randomInt } from 'node:crypto';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { finishOAuth, type IdentityProvider, startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { freshEmail } from './accounts.ts';
import { type ApiResponse, callApi, dataOf } from '../api/callApi.ts';
import { randomIpHeader } from '../api/randomIpHeader.ts';
import { startGithubStub } from './githubStub.ts';
import { CLIENT, type Member, startOidcServer } from './oidcServer.ts';
import { startPortal } from '../portal/startPortal.ts';

/** The parameters of the provider's redirect, and the secret that the browser stored. */
export type ProviderRedirect = Record<'code' | 'state' | 'binding', string> & { iss?: string };

/** Starts a portal with two identity providers: Google (a real OpenID Connect server) and GitHub (a stub). */
export async function startIdentityPortal() {
  const members = new Map<string, Member>();
  const [oidc, github] = [await startOidcServer(members), await startGithubStub(members)];
  const portal = await startPortal({
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: oidc.issuer,
      GITHUB_CLIENT_ID: CLIENT.id,
      GITHUB_CLIENT_SECRET: CLIENT.secret,
      GITHUB_URL: github.url,
      GITHUB_API_URL: github.url,
    },
  });
  oidc.serve(`${portal.site}/oauth/callback`);

  const stop = async () => {
    await portal.stop();
    await Promise.all([oidc.close(), github.close()]);
  };

  /** Adds a new member at both providers. */
  function member(changed: Partial<Member> = {}): Member {
    const subject = String(randomInt(1, 2 ** 40));
    const added = { subject, email: freshEmail(), firstName: 'Gail', lastName: 'Member', ...changed };
    members.set(subject, added);
    return added;
  }

  /** Starts a sign-in; returns the provider's URL and the secret that the browser stores. */
  async function startSignIn(
    provider: IdentityProvider,
    rememberMe = false,
  ): Promise<{ url: string; binding: string }> {
    const binding = randomBytes(32).toString('base64url');
    const body = { provider, binding, rememberMe };
    const { url } = await dataOf(portal.api, startOAuth, { headers: randomIpHeader(), body });
    return { url, binding };
  }

  /** Follows the provider's pages as this member, until the redirect back to the portal. */
  async function completeAtProvider(
    { url, binding }: { url: string; binding: string },
    { subject }: Member,
  ): Promise<ProviderRedirect> {
    const params = await follow(url, subject, `${portal.site}/oauth/callback`);
    const { code = '', state = '', iss } = Object.fromEntries(params);
    return { code, state, binding, ...(iss && { iss }) };
  }

  async function signInAtProvider(
    provider: IdentityProvider,
    user: Member,
    rememberMe = false,
  ): Promise<ProviderRedirect> {
    return completeAtProvider(await startSignIn(provider, rememberMe), user);
  }

  const finish = (body: ProviderRedirect): Promise<ApiResponse> =>
    callApi(portal.api, finishOAuth, { headers: randomIpHeader(), body });

  async function signInWith(provider: IdentityProvider, user: Member): Promise<DataOf<typeof finishOAuth>> {
    return dataOf(portal.api, finishOAuth, {
      headers: randomIpHeader(),
      body: await signInAtProvider(provider, user),
    });
  }
  return { portal, stop, member, startSignIn, completeAtProvider, signInAtProvider, finish, signInWith };
}

export type IdentityPortal = Awaited<ReturnType<typeof startIdentityPortal>>;

/** Follows redirects with cookies, until one leads back to the portal. Returns the parameters of that redirect. */
async function follow(start: string, subject: string, callback: string): Promise<URLSearchParams> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  while (!url.href.startsWith(callback)) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-member': subject } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`${url.pathname} returned ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url.searchParams;
}
