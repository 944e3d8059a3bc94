import { connect } from 'node:net';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { forward } from './forward.ts';

/** Serves a page or module from the Vite dev server, and adds the parts of the local demo to pages. */
export function viteProxy(
  request: IncomingMessage,
  response: ServerResponse,
  vite: string,
  decorate: (html: string) => string,
): void {
  const onFailure = () => response.writeHead(503, { 'content-length': 0 }).end();
  const isPageRequest = request.headers.accept?.includes('text/html') === true && request.method === 'GET';
  if (!isPageRequest) {
    forward({
      request,
      response,
      upstream: vite,
      target: request.url ?? '/',
      headers: request.headers,
      onFailure,
    });
    return;
  }
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const outgoing = httpRequest(new URL(request.url ?? '/', vite), { headers });
  outgoing.once('error', onFailure);
  outgoing.once('response', (viteResponse) => {
    const chunks: Buffer[] = [];
    viteResponse.on('data', (chunk: Buffer) => chunks.push(chunk));
    viteResponse.once('end', () => {
      const body = Buffer.from(decorate(Buffer.concat(chunks).toString('utf8')));
      response.writeHead(viteResponse.statusCode ?? 200, {
        'content-type': viteResponse.headers['content-type'] ?? 'text/html',
        'content-length': body.length,
        'cache-control': 'no-store',
      });
      response.end(body);
    });
  });
  outgoing.end();
}

/** Connects the browser's hot reload socket to Vite. */
export function viteSocket(request: IncomingMessage, socket: Duplex, head: Buffer, vite: string): void {
  const { hostname, port } = new URL(vite);
  const upstream = connect(Number(port), hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2) {
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    }
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
}
