import type { ServerResponse } from 'node:http';
import type { RpcHttp } from './coreTypes.ts';
import { cookieHeader } from './cookieHeader.ts';

const ownedByServer = new Set(['transfer-encoding', 'connection', 'keep-alive', 'content-length']);

/** An answer of the host itself, without a body. */
export function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-length': 0 }).end();
}

/** The buffered answer of a function. */
export function sendResponse(
  response: ServerResponse,
  http: RpcHttp,
  customHeaders: Record<string, string>,
): void {
  if (response.destroyed) return;
  for (const [name, value] of Object.entries({ ...customHeaders, ...http.headers })) {
    if (!ownedByServer.has(name.toLowerCase())) response.setHeader(name, value);
  }
  if (http.cookies?.length) response.setHeader('set-cookie', http.cookies.map(cookieHeader));
  const body = http.body?.bytes ?? Buffer.from(http.body?.string ?? '');
  const status = Number(http.statusCode ?? 200);
  // To HEAD an empty body says nothing about the length of the real one.
  const isOfHead = response.req.method === 'HEAD' && body.byteLength === 0;
  if (status !== 204 && status !== 304 && !isOfHead) response.setHeader('content-length', body.byteLength);
  response.writeHead(status).end(body);
}
