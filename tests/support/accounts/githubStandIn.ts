import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from '../portal/listening.ts';
import { CLIENT, type Member } from './oidcServer.ts';

/** What the portal uses of GitHub: the code flow with PKCE, and the two calls that say who came. Signs in whomever the header `x-member` names. */
export async function startGithub(members: ReadonlyMap<string, Member>) {
  const codes = new Map<string, { subject: string; challenge: string; callback: string }>();
  const tokens = new Map<string, string>();

  function authorize({ searchParams: asked }: URL, request: IncomingMessage, response: ServerResponse): void {
    const callback = asked.get('redirect_uri') ?? '';
    const code = randomUUID();
    const challenge = asked.get('code_challenge') ?? '';
    codes.set(code, { subject: String(request.headers['x-member']), challenge, callback });
    const back = new URL(callback);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = new URLSearchParams(await text(request));
    const granted = codes.get(sent.get('code') ?? '');
    codes.delete(sent.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(sent.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      sent.get('client_id') === CLIENT.id &&
      sent.get('client_secret') === CLIENT.secret &&
      granted?.challenge === challenge &&
      granted.callback === sent.get('redirect_uri');
    // GitHub refuses with a status of 200.
    if (!granted || !isGood) return json(response, { error: 'bad_verification_code' });
    const token = randomUUID();
    tokens.set(token, granted.subject);
    json(response, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
  }

  function tell(path: string, request: IncomingMessage, response: ServerResponse): void {
    const token = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const member = members.get(tokens.get(token) ?? '');
    // GitHub answers nobody without a user agent.
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
    tell(url.pathname, request, response);
  });
  return listening(server);
}

function json(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
