import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { StorageServer } from 'azurite/dist/src/common/ServerBase.js';

/** Before the name of a queue: the path at which a host waits for its messages. No account has this name. */
export const ANNOUNCED_PATH = '/_announced/';

const MESSAGE = /^\/[a-z0-9]+\/([a-z0-9-]+)\/messages/;
const SENT = new Set([201, 204]);

/**
 * Answers `GET /_announced/<queue>` with a line for each message that is sent or postponed from then on: after how many
 * seconds it is visible. So hosts need not ask for messages every second. Returns a function that ends these answers.
 */
export function announceMessages(queues: StorageServer): () => void {
  const [listener] = queues.httpServer.listeners('request') as RequestListener[];
  if (!listener) throw new Error('Azurite has no request listener to wrap.');
  const readers = new Map<ServerResponse, string>();
  queues.httpServer.removeAllListeners('request');
  queues.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request;
    if (url.startsWith(ANNOUNCED_PATH)) {
      readers.set(response, url.slice(ANNOUNCED_PATH.length));
      response.once('close', () => readers.delete(response));
      response.flushHeaders();
      return;
    }
    const sentTo = method === 'POST' || method === 'PUT' ? MESSAGE.exec(url)?.[1] : undefined;
    if (sentTo)
      response.once('finish', () => {
        if (!SENT.has(response.statusCode)) return;
        const seconds = new URL(url, 'http://queue').searchParams.get('visibilitytimeout') ?? '0';
        for (const [reader, queue] of readers) if (queue === sentTo) reader.write(`${seconds}\n`);
      });
    listener(request, response);
  });
  return () => {
    for (const reader of readers.keys()) reader.end();
  };
}
