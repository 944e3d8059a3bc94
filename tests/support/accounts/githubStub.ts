import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../portal/listenOnFreePort.ts';
import { CLIENT, type Member } from './oidcServer.ts';

/** A stub of GitHub: the code flow with PKCE and the two calls that identify the user. Signs in the member named by the header `x-member`. */
export async function startGithubStub(members: ReadonlyMap<string, Member>) {
  const codes = new Map<string, { subject: string; challenge: string; callback: string }>();
  const tokens = new Map<string, string>();

  function authorize(
    { searchParams: params }: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    const callback = params.get('redirect_uri') ?? '';
    const code = randomUUID();
    const challenge = params.get('code_challenge') ?? '';
    codes.set(code, { subject: String(request.headers['x-member']), challenge, callback });
    const redirect = new URL(callback);
    redirect.searchParams.set('code', code);
    redirect.searchParams.set('state', params.get('state') ?? '');
    response.writeHead(302, { location: redirect.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    const grant = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isValid =
      sent.get('client_id') === CLIENT.id &&
      sent.get('client_secret') === CLIENT.secret &&
      grant?.challenge === challenge &&
      grant.callback === sent.get('redirect_uri');
    // GitHub returns this error with status 200.
    if (!grant || !isValid) return json(response, { error: 'bad_verification_code' });
    const token = randomUUID();
    tokens.set(token, grant.subject);
    json(response, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
  }

  function sendProfile(path: string, request: IncomingMessage, response: ServerResponse): void {
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const member = members.get(tokens.get(token) ?? '');
    // GitHub rejects calls without a user agent.
    if (!member || !request.headers['user-agent']) return void response.writeHead(403).end();
    if (path === '/user') {
      return json(response, {
        id: Number(member.subject),
        name: `${member.firstName} ${member.lastName}`,
        email: 'public@evil.example',
      });
    }
    json(response, [
      { email: 'second@evil.example', primary: false, verified: true },
      { email: member.email, primary: true, verified: member.isVerified ?? true },
    ]);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://github');
    if (url.pathname === '/login/oauth/authorize') return authorize(url, request, response);
    if (url.pathname === '/login/oauth/access_token') return void exchange(request, response);
    sendProfile(url.pathname, request, response);
  });
  return listenOnFreePort(server);
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
