import { randomBytes, randomInt } from 'node:crypto';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { finishOAuth, type IdentityProvider, startOAuth } from '@portal/contract/accounts/endpoints/oauth.ts';
import { freshEmail } from './accounts.ts';
import { type ApiAnswer, callApi, dataOf } from '../api/callApi.ts';
import { fromAnotherAddress } from '../api/fromAnotherAddress.ts';
import { startGithub } from './githubStandIn.ts';
import { CLIENT, type Member, startOidcServer } from './oidcServer.ts';
import { startPortal } from '../portal/startPortal.ts';

/** What a browser brings back from a provider, and the secret that it kept. */
export type Return = Record<'code' | 'state' | 'binding', string> & { iss?: string };

/** A portal of its own that offers Google (a real OpenID Connect server) and GitHub (a stand-in), with their members. */
export async function startIdentityPortal() {
  const members = new Map<string, Member>();
  const [oidc, github] = [await startOidcServer(members), await startGithub(members)];
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

  /** Somebody new at both providers. */
  function member(changed: Partial<Member> = {}): Member {
    const subject = String(randomInt(1, 2 ** 40));
    const made = { subject, email: freshEmail(), firstName: 'Gail', lastName: 'Member', ...changed };
    members.set(subject, made);
    return made;
  }

  /** Asks the portal where to send a browser. */
  async function setOut(
    provider: IdentityProvider,
    rememberMe = false,
  ): Promise<{ url: string; binding: string }> {
    const binding = randomBytes(32).toString('base64url');
    const body = { provider, binding, rememberMe };
    const { url } = await dataOf(portal.api, startOAuth, { headers: fromAnotherAddress(), body });
    return { url, binding };
  }

  /** Lets a browser go where it was sent, as somebody, and come back. */
  async function comeBack(
    { url, binding }: { url: string; binding: string },
    { subject }: Member,
  ): Promise<Return> {
    const back = await follow(url, subject, `${portal.site}/oauth/callback`);
    const { code = '', state = '', iss } = Object.fromEntries(back);
    return { code, state, binding, ...(iss && { iss }) };
  }

  async function travel(provider: IdentityProvider, who: Member, rememberMe = false): Promise<Return> {
    return comeBack(await setOut(provider, rememberMe), who);
  }

  const finish = (body: Return): Promise<ApiAnswer> =>
    callApi(portal.api, finishOAuth, { headers: fromAnotherAddress(), body });

  async function arrive(provider: IdentityProvider, who: Member): Promise<DataOf<typeof finishOAuth>> {
    return dataOf(portal.api, finishOAuth, {
      headers: fromAnotherAddress(),
      body: await travel(provider, who),
    });
  }
  return { portal, stop, member, setOut, comeBack, travel, finish, arrive };
}

export type IdentityPortal = Awaited<ReturnType<typeof startIdentityPortal>>;

/** Follows redirects with cookies, as a browser does, until one leads back to the portal. */
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
    if (!location) throw new Error(`${url.pathname} answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
  }
  return url.searchParams;
}
