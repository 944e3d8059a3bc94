import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

export type ForwardFailure = 'unreachable' | 'timeout' | 'too_large';

interface Forward {
  request: IncomingMessage;
  response: ServerResponse;
  upstream: string;
  /** Path and query of the upstream request. */
  target: string;
  headers: OutgoingHttpHeaders;
  limitBytes?: number;
  timeoutMs?: number;
  onResponse?: (upstreamResponse: IncomingMessage) => void;
  onFailure: (failure: ForwardFailure) => void;
}

/** Closes idle connections before an upstream does, which would lose a request that is just being sent. */
const agent = new Agent({ keepAlive: true, timeout: 60_000 });
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Streams a request to an upstream and its response back. `onFailure` is called only before the response has started. */
export function forward(options: Forward): void {
  const { request, response, upstream, target, limitBytes = Infinity, timeoutMs, onFailure } = options;
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) {
    request.resume();
    onFailure('too_large');
    return;
  }
  const { hostname, port } = new URL(upstream);
  const outgoing = httpRequest({
    agent,
    hostname,
    port,
    method: request.method,
    path: target,
    headers: { ...withoutHopByHopHeaders(options.headers), host: `${hostname}:${port}` },
  });
  let settled = false;
  const fail = (failure: ForwardFailure) => {
    request.unpipe(outgoing);
    outgoing.destroy();
    request.resume();
    if (settled) return;
    settled = true;
    if (response.headersSent) response.destroy();
    else onFailure(failure);
  };
  const timer = timeoutMs ? setTimeout(() => fail('timeout'), timeoutMs) : undefined;
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) outgoing.destroy();
  });

  outgoing.once('response', (upstreamResponse) => {
    if (settled) return;
    options.onResponse?.(upstreamResponse);
    response.writeHead(upstreamResponse.statusCode ?? 502, withoutHopByHopHeaders(upstreamResponse.headers));
    pipeline(upstreamResponse, response, () => undefined);
  });
  outgoing.on('error', () => {
    // The upstream may have closed a kept-alive connection. A request without a body is retried.
    const isRetryable = request.method === 'GET' || request.method === 'HEAD';
    if (outgoing.reusedSocket && isRetryable && !settled && !response.headersSent && !response.destroyed) {
      settled = true;
      clearTimeout(timer);
      forward(options);
      return;
    }
    fail('unreachable');
  });

  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > limitBytes) fail('too_large');
  });
  request.pipe(outgoing);
}

function withoutHopByHopHeaders(
  headers: OutgoingHttpHeaders | IncomingMessage['headers'],
): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
