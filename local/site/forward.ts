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
  /** Path and query as the upstream is to see them. */
  target: string;
  headers: OutgoingHttpHeaders;
  limitBytes?: number;
  timeoutMs?: number;
  onAnswer?: (answer: IncomingMessage) => void;
  onFailure: (failure: ForwardFailure) => void;
}

/** Idle connections are given up before an upstream does so, which would lose a request on its way. */
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

/** Passes a request on and the answer back, both as streams. `onFailure` is called only before the answer began. */
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
    headers: { ...endToEnd(options.headers), host: `${hostname}:${port}` },
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

  outgoing.once('response', (answer) => {
    if (settled) return;
    options.onAnswer?.(answer);
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    pipeline(answer, response, () => undefined);
  });
  outgoing.on('error', () => {
    // A kept-alive connection may have died with the upstream: what carries no body is simply asked again.
    const repeatable = request.method === 'GET' || request.method === 'HEAD';
    if (outgoing.reusedSocket && repeatable && !settled && !response.headersSent && !response.destroyed) {
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

function endToEnd(headers: OutgoingHttpHeaders | IncomingMessage['headers']): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}
