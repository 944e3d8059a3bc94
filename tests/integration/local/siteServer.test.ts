import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { forkPart } from '../../support/portal/forkPart.ts';
import { temporaryFolder } from '../../support/portal/temporaryFolder.ts';

// Starting and stopping processes can take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

const page =
  '<!doctype html><html><head><title>App</title></head><body class="x"><div id="root"></div></body></html>';
const script = `console.log('${'long enough to be compressed '.repeat(100)}');`;
const config = {
  routes: [
    { route: '/old/*', redirect: '/new', statusCode: 301 },
    { route: '/download', rewrite: '/pages/download.html', headers: { 'X-Frame-Options': 'SAMEORIGIN' } },
    { route: '/plain', rewrite: '/index.html', headers: { 'Referrer-Policy': '' } },
    { route: '/secret/*', statusCode: 404 },
    { route: '/assets/app.js', headers: { 'Cache-Control': 'max-age=31536000, immutable' } },
  ],
  trailingSlash: 'never',
  navigationFallback: { rewrite: '/index.html', exclude: ['/assets/*', '*.{png,ico}'] },
  responseOverrides: { '404': { rewrite: '/404.html' } },
  globalHeaders: {
    'Content-Security-Policy':
      "default-src 'self'; connect-src 'self' https://api.stripe.com; style-src 'self' 'sha256-x'",
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  },
  mimeTypes: { '.mjs': 'text/javascript' },
};

interface Upstreams {
  stripe?: string;
  api?: string;
  vite?: string;
}

async function startSite(upstreams: Upstreams = {}, ribbon = true) {
  const dir = await temporaryFolder();
  const distDir = join(dir, 'dist');
  const mailDir = join(dir, 'mail');
  for (const folder of ['assets', 'pages']) await mkdir(join(distDir, folder), { recursive: true });
  await mkdir(mailDir);
  const files: Record<string, string | Buffer> = {
    'index.html': page,
    '404.html': '<!doctype html><html><head></head><body>Nothing here</body></html>',
    'about.html': '<!doctype html><html><head></head><body>About</body></html>',
    'pages/download.html': '<!doctype html><html><head></head><body>Download</body></html>',
    'assets/app.js': script,
    'assets/ready.js': script,
    'assets/ready.js.br': brotliCompressSync('made by the build'),
    'worker.mjs': 'export {};',
    'staticwebapp.config.json': JSON.stringify(config),
    '.stamp': 'x',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(distDir, name), content);
  await writeFile(join(dir, 'outside.txt'), 'outside');
  const { url } = await forkPart('site/main.ts', {
    distDir,
    mailDir,
    ribbon,
    upstreams: { blob: 'http://127.0.0.1:5999', ...upstreams },
  });
  return { url, dir, mailDir };
}

async function startUpstream(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An upstream that echoes the request. */
const echo: RequestListener = (request, response) => {
  const respond = (body: Buffer) => {
    const { method, url, headers } = request;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method, url, headers, body: body.length }));
  };
  // Aborted calls are handled by the site.
  readAll(request).then(respond, () => response.destroy());
};

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Sends an unnormalized request line, which fetch would normalize; returns the raw response. */
async function rawResponse(url: string, target: string): Promise<string> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(`GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) text += chunk;
  return text;
}

test.each(['//evil.example/', '///evil.example/', '/\\evil.example/', '/%2f/evil.example/'])(
  'the redirect of %s stays on the site',
  async (target) => {
    const { url } = await startSite();
    const location = /^location: (.*)$/im.exec(await rawResponse(url, target))?.[1] ?? '/';
    expect(new URL(location, url).origin).toBe(url);
  },
);

describe('pages', () => {
  test('follow staticwebapp.config.json', async () => {
    const { url } = await startSite();
    const get = (path: string) => fetch(url + path, { redirect: 'manual' });

    const slash = await get('/about/?from=mail');
    expect([slash.status, slash.headers.get('location')]).toEqual([301, '/about?from=mail']);
    const moved = await get('/old/page');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
    expect(await (await get('/download')).text()).toContain('Download');
    expect(await (await get('/about')).text()).toContain('About');
    const deep = await get('/client/request/step-2');
    expect([deep.status, await deep.text()]).toEqual([200, expect.stringContaining('id="root"')]);
    for (const path of ['/assets/gone.js', '/logo.png', '/secret/x']) {
      const missing = await get(path);
      expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Nothing here')]);
    }
    expect((await get('/worker.mjs')).headers.get('content-type')).toBe('text/javascript');
  });

  test('have the global headers, which a route can change or remove', async () => {
    const { url } = await startSite();

    const { headers } = await fetch(url);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect((await fetch(`${url}/download`)).headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect((await fetch(`${url}/plain`)).headers.get('referrer-policy')).toBeNull();
  });

  test('allow the local blob storage', async () => {
    const { url } = await startSite({}, false);

    expect((await fetch(url)).headers.get('content-security-policy')).toBe(
      "default-src 'self'; connect-src 'self' https://api.stripe.com http://127.0.0.1:5999; style-src 'self' 'sha256-x'",
    );
  });

  test('load no style sheet of the demo, whose inline style the policy allows', async () => {
    const { url } = await startSite();

    const response = await fetch(url);
    const html = await response.text();
    const style = /<style>([^<]*local-demo-ribbon[^<]*)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(html).not.toContain('rel="stylesheet"');
    expect(response.headers.get('content-security-policy')).toContain(
      `style-src 'sha256-${hash}' 'self' 'sha256-x'`,
    );
  });

  test('show the ribbon, and load the Stripe emulator only when it runs', async () => {
    const plain = await (await fetch((await startSite()).url)).text();
    const withStripe = await (await fetch((await startSite({ stripe: 'http://127.0.0.1:1' })).url)).text();

    expect(plain).toMatch(
      /<body class="x"><style>[^<]+<\/style><aside [^>]*aria-label="Local demo">Local demo: nothing leaves/,
    );
    expect(plain).not.toContain('stripe.js');
    expect(withStripe).toContain(
      '<head><script type="text/plain" data-payment-provider src="/__local/stripe/v3/stripe.js"></script>',
    );
  });

  test('return 304 if the browser has them', async () => {
    const { url } = await startSite();
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';

    const again = await fetch(url, { headers: { 'if-none-match': etag } });

    expect(etag).toMatch(/^".+"$/);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('respond to HEAD without a body and refuse other methods', async () => {
    const { url } = await startSite();

    const head = await fetch(url, { method: 'HEAD' });

    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  test('are not served from outside the site folder', async () => {
    const { url } = await startSite();

    const escapes = [
      '/../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
      '/..%5coutside.txt',
      '/%zz',
    ];
    const results = await Promise.all(escapes.map((target) => rawResponse(url, target)));
    expect(results.map((result) => result.slice(0, 12))).toEqual(escapes.map(() => 'HTTP/1.1 400'));
    const [stamp, settings] = await Promise.all(
      ['/.stamp', '/staticwebapp.config.json'].map(async (path) => (await fetch(url + path)).text()),
    );
    expect(stamp).toContain('id="root"');
    expect(settings).toContain('id="root"');
    expect((await fetch(`${url}/assets/ready.js.br`)).status).toBe(404);
  });
});

describe('assets', () => {
  test('are compressed, and cached permanently', async () => {
    const { url } = await startSite();

    const result = await fetch(`${url}/assets/app.js`, { headers: { 'accept-encoding': 'gzip, br' } });

    expect(result.headers.get('cache-control')).toBe('max-age=31536000, immutable');
    expect(result.headers.get('content-encoding')).toBe('br');
    expect(result.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(result.headers.get('content-length'))).toBeLessThan(script.length / 5);
    expect(await result.text()).toBe(script);
  });

  test('are served precompressed, or plain on request', async () => {
    const { url } = await startSite();

    const packed = await fetch(`${url}/assets/ready.js`, { headers: { 'accept-encoding': 'br' } });
    const plain = await fetch(`${url}/assets/ready.js`, { headers: { 'accept-encoding': 'identity' } });

    expect(await packed.text()).toBe('made by the build');
    expect(await plain.text()).toBe(script);
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

describe('calls of /api', () => {
  test('reach the API as Static Web Apps forwards them', async () => {
    const { url } = await startSite({ api: await startUpstream(echo) });

    const result = await fetch(`${url}/api/things?a=1`, {
      method: 'POST',
      body: 'hello',
      headers: {
        authorization: 'Bearer from-the-browser',
        'x-portal-authorization': 'Bearer ours',
        'x-forwarded-for': '203.0.113.9',
        'x-ms-client-principal': 'forged',
        'x-ms-client-principal-id': 'forged',
      },
    });
    const seen = (await result.json()) as { headers: Record<string, string> };

    expect(seen).toMatchObject({ method: 'POST', url: '/api/things?a=1', body: 5 });
    expect(seen.headers.authorization).toMatch(/^Bearer (?!from-the-browser)/);
    expect(seen.headers['x-portal-authorization']).toBe('Bearer ours');
    expect(seen.headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1');
    expect(seen.headers['x-forwarded-host']).toBe(new URL(url).host);
    expect(seen.headers['x-forwarded-proto']).toBe('http');
    expect(Object.keys(seen.headers).filter((name) => name.startsWith('x-ms-client-principal'))).toEqual([]);
  });

  test('get the response unchanged and without the global headers', async () => {
    const html = '<html><head></head><body>of the api</body></html>';
    const api = await startUpstream((_, response) =>
      response.setHeader('content-type', 'text/html').end(html),
    );
    const { url } = await startSite({ api, stripe: 'http://127.0.0.1:1' });

    const result = await fetch(`${url}/api/page`);

    expect(await result.text()).toBe(html);
    expect(result.headers.get('content-security-policy')).toBeNull();
  });

  test('above 30 MB are refused, announced or not', async () => {
    const { url } = await startSite({ api: await startUpstream(echo) });
    const tooLarge = Buffer.alloc(30 * 1024 * 1024 + 1);
    const unannounced = new ReadableStream({
      start: (out) => {
        out.enqueue(tooLarge);
        out.close();
      },
    });

    const announced = await fetch(`${url}/api/x`, { method: 'POST', body: tooLarge });
    const streamed = await fetch(`${url}/api/x`, {
      method: 'POST',
      body: unannounced,
      duplex: 'half',
    } as RequestInit);

    expect([announced.status, streamed.status]).toEqual([413, 413]);
    expect(await announced.json()).toMatchObject({ success: false, error: { code: 'too_large' } });
  });

  test('report a restart while the API is down', async () => {
    const { url } = await startSite({ api: 'http://127.0.0.1:1' });

    const result = await fetch(`${url}/api/x`);

    expect(result.status).toBe(503);
    expect(await result.json()).toEqual({
      success: false,
      message: 'The service is restarting. Please try again in a moment.',
      error: { code: 'unavailable', correlationId: expect.any(String) },
    });
  });

  test('are streamed', async () => {
    const api = await startUpstream((_, response) => {
      response.write('first');
      onTestFinished(() => void response.end());
    });
    const { url } = await startSite({ api });

    const { body } = await fetch(`${url}/api/stream`);
    const first = await body?.getReader().read();

    expect(new TextDecoder().decode(first?.value)).toBe('first');
  });
});

test('calls reach the Stripe emulator without the prefix', async () => {
  const { url } = await startSite({ stripe: await startUpstream(echo) });

  expect(await (await fetch(`${url}/__local/stripe/v1/payment_intents?x=1`)).json()).toMatchObject({
    url: '/v1/payment_intents?x=1',
  });
});

test('the controls for tests are disabled by default', async () => {
  const { url } = await startSite();

  const result = await fetch(`${url}/__local/outages/cosmos`, { method: 'POST', body: '{"isDown":true}' });

  expect(result.status).toBe(404);
});

describe('the inbox', () => {
  const mail = (subject: string, date: string) =>
    [
      'From: Portal <no-reply@portal.example>',
      'To: ann@example.com',
      `Subject: =?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`,
      `Date: ${date}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/alternative; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Code =E2=80=94 see http://localhost/track',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(
        '<p>Code — <a href="http://localhost/track">track</a></p><script>alert(1)</script>',
      ).toString('base64'),
      '--b--',
      '',
    ].join('\r\n');

  test('lists the newest first and shows each email without running scripts', async () => {
    const { url, mailDir } = await startSite();
    await writeFile(join(mailDir, 'one.eml'), mail('First', 'Mon, 02 Nov 2026 10:00:00 +0000'));
    await writeFile(join(mailDir, 'two.eml'), mail('Zweite <ö>', 'Tue, 03 Nov 2026 10:00:00 +0000'));

    const list = await (await fetch(`${url}/__local/mail/messages.json`)).json();
    const shown = await (await fetch(`${url}/__local/mail/`)).text();
    const single = await (await fetch(`${url}/__local/mail/two`)).text();
    const body = await fetch(`${url}/__local/mail/two/html`);

    expect(list).toMatchObject([
      { id: 'two', to: 'ann@example.com', subject: 'Zweite <ö>', text: 'Code — see http://localhost/track' },
      { id: 'one', subject: 'First', date: '2026-11-02T10:00:00.000Z' },
    ]);
    expect(shown.indexOf('Zweite &lt;ö&gt;')).toBeLessThan(shown.indexOf('First'));
    expect(single).toContain('<iframe title="Message" sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
    expect(await body.text()).toContain('<a href="http://localhost/track">track</a>');
    expect((await fetch(`${url}/__local/mail/three`)).status).toBe(404);
  });
});
