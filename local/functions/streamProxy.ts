import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { sendStatus } from './sendResponse.ts';

/**
 * Forwards a request to the server that `@azure/functions` opens in streaming mode. The library matches it with the
 * invocation by its id. Resolves when the response has been forwarded.
 */
export function streamProxy(
  libraryUrl: string,
  invocationId: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port } = new URL(libraryUrl);
  const upstream = httpRequest({
    host: 'localhost',
    port,
    method: request.method,
    path: request.url,
    headers: {
      // The library requires these two headers. A proxy in front may have set them.
      'x-forwarded-host': request.headers.host ?? 'localhost',
      'x-forwarded-proto': 'http',
      ...request.headers,
      'x-ms-invocation-id': invocationId,
    },
  });
  upstream.once('error', () => {
    sendStatus(response, 500);
    resolve();
  });
  upstream.once('response', (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 500, upstreamResponse.headers);
    pipeline(upstreamResponse, response, () => resolve());
  });
  response.once('close', () => {
    if (!response.writableFinished) upstream.destroy();
    resolve();
  });
  pipeline(request, upstream, () => undefined);
  return promise;
}
