import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inbox } from '../mail/inbox.ts';
import type { RunningPart } from '../supervisor/parts/runAsPart.ts';
import { apiProxy } from './apiProxy.ts';
import { control } from './control.ts';
import { fileStore } from './fileStore.ts';
import { forward } from './forward.ts';
import { allowRibbon, ribbonHtml } from './ribbon.ts';
import { servePage } from './servePage.ts';
import { setHeaders } from './setHeaders.ts';
import { siteConfigReader } from './siteConfig.ts';
import type { SiteOptions, Upstreams } from './siteOptions.ts';
import { viteProxy, viteSocket } from './viteProxy.ts';

/** The decoded path of a request target. Null when it is malformed or points outside the site. */
function decodePath(target: string): string | null {
  const [raw = '/'] = target.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(raw);
  } catch {
    return null;
  }
  const isOutside = path.split('/').includes('..') || path.includes('\\') || path.includes('\0');
  return isOutside || !path.startsWith('/') ? null : path;
}

/** Only declares the script. Like Stripe's script, a page loads it when a payment starts. */
const stripeScript =
  '<script type="text/plain" data-payment-provider src="/__local/stripe/v3/stripe.js"></script>';

/** Adds the parts of the local demo to a page: the ribbon, and the Stripe emulator's script when it runs. */
function decorateHtml(html: string, additions: { ribbon: boolean; stripe: boolean }): string {
  const withScript = additions.stripe ? html.replace(/<head(\s[^>]*)?>/i, (tag) => tag + stripeScript) : html;
  return additions.ribbon ? withScript.replace(/<body(\s[^>]*)?>/i, (tag) => tag + ribbonHtml) : withScript;
}

class PortInUseError extends Error {
  constructor(port: number) {
    super(
      `Port ${port} is in use by another program. Stop that program, or choose another port with PORT (0 takes a free port).`,
    );
    this.stack = this.message;
  }
}

const stripePrefix = '/__local/stripe';

/** Starts the local replacement for Azure Static Web Apps. `upstreams` may change while it runs. */
export async function startSite(options: SiteOptions, upstreams: Upstreams): Promise<RunningPart> {
  const decorate = (html: string) =>
    decorateHtml(html, { ribbon: options.ribbon, stripe: upstreams.stripe !== null });
  const files = fileStore(options.distDir, decorate);
  const readConfig = siteConfigReader(
    options.configFile ?? join(options.distDir, 'staticwebapp.config.json'),
  );
  const mail = inbox(options.mailDir);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = decodePath(request.url ?? '/');
    if (path === null) return sendText(response, 400, 'Bad request');
    if (path === '/api' || path.startsWith('/api/')) return apiProxy(request, response, upstreams.api);
    if (path.startsWith('/__local/')) return serveLocal(path, request, response);
    const config = options.ribbon ? allowRibbon(readConfig()) : readConfig();
    if (!upstreams.vite) return servePage({ config, files, upstreams, path, request, response });
    setHeaders(response, config, upstreams, undefined);
    return viteProxy(request, response, upstreams.vite, decorate);
  };

  const serveLocal = async (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    if (path.startsWith('/__local/mail/')) return mail(path, response);
    if (path.startsWith(`${stripePrefix}/`) && upstreams.stripe) {
      const target = (request.url ?? '').slice(stripePrefix.length);
      const onFailure = () => sendText(response, 503, 'The Stripe emulator is not reachable.');
      return forward({
        request,
        response,
        upstream: upstreams.stripe,
        target,
        headers: request.headers,
        onFailure,
      });
    }
    if (options.control) return control(path, request, response);
    return sendText(response, 404, 'Not found');
  };

  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The local site failed to respond.');
    });
  });
  // No limit for slow uploads here: the API proxy enforces the limits of the platform.
  server.requestTimeout = 0;
  server.on('upgrade', (request, socket, head) => {
    if (upstreams.vite) viteSocket(request, socket, head, upstreams.vite);
    else socket.destroy();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(options.port) : error);
    });
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  type = 'text/plain; charset=utf-8',
): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) }).end(text);
}
