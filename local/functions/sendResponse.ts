import type { ServerResponse } from 'node:http';
import type { RpcCookie, RpcHttp } from './coreTypes.ts';

const serverHeaders = new Set(['transfer-encoding', 'connection', 'keep-alive', 'content-length']);

/** Sends a response of the host, without a body. */
export function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-length': 0 }).end();
}

/** Sends the buffered response of a function. */
export function sendResponse(
  response: ServerResponse,
  http: RpcHttp,
  customHeaders: Record<string, string>,
): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries({ ...customHeaders, ...http.headers })) {
    if (!serverHeaders.has(name.toLowerCase())) response.setHeader(name, value);
  }
  if (http.cookies?.length) response.setHeader('set-cookie', http.cookies.map(cookieHeader));
  const body = http.body?.bytes ?? Buffer.from(http.body?.string ?? '');
  const status = Number(http.statusCode ?? 200);
  // For HEAD, the length of the empty body is not the length of the resource.
  const isEmptyHead = response.req.method === 'HEAD' && body.byteLength === 0;
  if (status !== 204 && status !== 304 && !isEmptyHead) response.setHeader('content-length', body.byteLength);
  response.writeHead(status).end(body);
}

/** One `set-cookie` value, formatted like Azure's host formats it (path defaults to `/`). */
function cookieHeader(cookie: RpcCookie): string {
  const parts = [`${cookie.name}=${encodeURIComponent(cookie.value)}`];
  const expires = cookie.expires?.value;
  if (expires) parts.push(`expires=${new Date(expires.seconds * 1000).toUTCString()}`);
  if (cookie.maxAge?.value !== undefined) parts.push(`max-age=${cookie.maxAge.value}`);
  if (cookie.domain?.value) parts.push(`domain=${cookie.domain.value}`);
  parts.push(`path=${cookie.path?.value ?? '/'}`);
  if (cookie.secure?.value) parts.push('secure');
  if (cookie.sameSite && cookie.sameSite !== 'none') {
    parts.push(`samesite=${cookie.sameSite === 'explicitNone' ? 'none' : cookie.sameSite}`);
  }
  if (cookie.httpOnly?.value) parts.push('httponly');
  return parts.join('; ');
}
