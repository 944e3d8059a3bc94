import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { preferredLanguage } from './languages/preferredLanguage.ts';
import { translateMessages } from './languages/translateMessages.ts';
import { API_VERSION } from './objects/event.ts';
import { handleControlRequest } from './control/handleControlRequest.ts';
import { handleApiRequest, type Account } from './requests/handleApiRequest.ts';
import { handlePageRequest } from './pages/handlePageRequest.ts';
import type { Settlements } from './settlements/Settlements.ts';
import type { Deliveries } from './webhooks/Deliveries.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

interface Emulator {
  account: Account;
  deliveries: Deliveries;
  settlements: Settlements;
  /** The source of the Stripe.js replacement. */
  stripeJs: string;
}

/** The HTTP server of the emulator: Stripe's API, Stripe.js, hosted pages and test controls. */
export function createEmulatorServer(emulator: Emulator): Server {
  return createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    respond(emulator, request, response).catch((error: unknown) => {
      process.stderr.write(`stripe: ${error instanceof Error ? error.stack : String(error)}\n`);
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { type: 'api_error', message: 'An unknown error occurred.' } });
    });
  });
}

async function respond(
  emulator: Emulator,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers } = request;
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost');
  const language = preferredLanguage(headers['accept-language']);
  allowAnyOrigin(request, response);
  if (method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  if (method === 'GET' && path === '/v3/stripe.js') {
    response.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(emulator.stripeJs);
    return;
  }
  const body = await readBody(request);
  if (body === null) {
    sendJson(response, 413, { error: { type: 'invalid_request_error', message: 'Request is too large.' } });
    return;
  }
  if (path.startsWith('/__test/')) {
    const result = await handleControlRequest(
      { ...emulator, store: emulator.account.store },
      { method, path, body },
    );
    sendJson(response, result.status, result.body);
    return;
  }
  // As at Stripe, events are sent after the caller has its response or has disconnected.
  response.on('close', () => {
    emulator.deliveries.wake();
    emulator.settlements.wake();
  });
  if (path.startsWith('/verify/')) {
    const page = await handlePageRequest(emulator.account, { method, path, search, body, language });
    response.writeHead(page.status, page.headers).end(method === 'HEAD' ? undefined : page.body);
    return;
  }
  const idempotencyKey = headers['idempotency-key'];
  const result = await handleApiRequest(emulator.account, {
    method,
    path,
    query: search.slice(1),
    body,
    authorization: headers.authorization,
    idempotencyKey: Array.isArray(idempotencyKey) ? idempotencyKey[0] : idempotencyKey,
  });
  sendJson(response, result.status, translateMessages(result.body, language), {
    'stripe-version': API_VERSION,
    ...result.headers,
  });
}

function allowAnyOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-methods', 'GET, POST, OPTIONS');
  response.setHeader(
    'access-control-allow-headers',
    request.headers['access-control-request-headers'] ?? '*',
  );
  response.setHeader('access-control-expose-headers', 'Request-Id, Idempotent-Replayed');
  response.setHeader('access-control-max-age', '300');
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_LIMIT_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body, null, 2));
}
