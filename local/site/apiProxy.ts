import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { forward, type ForwardFailure } from './forward.ts';

/** The limits of Static Web Apps for a linked backend. */
const bodyLimitBytes = 30 * 1024 * 1024;
const responseTimeoutMs = 45_000;

/** Static Web Apps replaces the browser's Authorization header with its own token; this imitates it. */
const platformAuthorization = `Bearer static-web-apps.${randomUUID()}`;

const failures: Record<ForwardFailure, { status: number; code: string; message: string }> = {
  unreachable: {
    status: 503,
    code: 'unavailable',
    message: 'The service is restarting. Please try again in a moment.',
  },
  timeout: {
    status: 504,
    code: 'unavailable',
    message: 'The service took too long to respond. Please try again.',
  },
  too_large: { status: 413, code: 'too_large', message: 'The request is too large.' },
};

/** Forwards `/api` calls to the Functions host like Static Web Apps does for a linked backend. */
export function apiProxy(request: IncomingMessage, response: ServerResponse, upstream: string | null): void {
  const onFailure = (failure: ForwardFailure) => {
    const { status, code, message } = failures[failure];
    const body = JSON.stringify({ success: false, message, error: { code, correlationId: randomUUID() } });
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'content-length': Buffer.byteLength(body),
      ...(status === 503 ? { 'retry-after': '2' } : {}),
    });
    response.end(body);
  };
  if (!upstream) {
    request.resume();
    onFailure('unreachable');
    return;
  }
  forward({
    request,
    response,
    upstream,
    target: request.url ?? '/',
    headers: platformHeaders(request),
    limitBytes: bodyLimitBytes,
    timeoutMs: responseTimeoutMs,
    onFailure,
  });
}

function platformHeaders(request: IncomingMessage) {
  const forwarded = Object.entries(request.headers).filter(
    ([name]) => !name.startsWith('x-ms-client-principal'),
  );
  const caller = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';
  const earlier = request.headers['x-forwarded-for'];
  const host = request.headers.host ?? 'localhost';
  return {
    ...Object.fromEntries(forwarded),
    authorization: platformAuthorization,
    'x-forwarded-for': earlier ? `${String(earlier)}, ${caller}` : caller,
    'x-forwarded-host': host,
    'x-forwarded-proto': 'http',
    'x-ms-original-url': `http://${host}${request.url}`,
  };
}
