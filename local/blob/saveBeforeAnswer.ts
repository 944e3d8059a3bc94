import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { LokiDatabase, StorageServer } from 'azurite/dist/src/common/ServerBase.js';

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Azurite writes the bytes of a blob or message at once, but what it knows of them only every five
 * seconds: a kill in between would lose acknowledged uploads. This holds back the answer to every
 * change until both of its databases are on disk. Changes that wait at the same time share one save.
 */
export function saveBeforeAnswer(server: StorageServer): void {
  const [listener] = server.httpServer.listeners('request') as RequestListener[];
  if (!listener) throw new Error('Azurite has no request listener to wrap.');
  // What a record points at must be on disk before the record is.
  const save = async () => {
    await saveDatabase(server.extentMetadataStore.db);
    await saveDatabase(server.metadataStore.db);
  };
  server.httpServer.removeAllListeners('request');
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A queue hands out messages by GET, which changes their visibility.
    const changes = !readOnlyMethods.has(request.method ?? '') || request.url?.includes('/messages') === true;
    if (changes) holdBack(response, save);
    listener(request, response);
  });
}

/** Saves when something has changed, or when an earlier change is still on its way to the disk. */
function saveDatabase(db: LokiDatabase): Promise<void> {
  if (!db.autosaveDirty() && !db.throttledSavePending) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  db.saveDatabase((error) => (error ? reject(error) : resolve()));
  return promise;
}

/** Keeps what is written to a response until `ready`, then sends it; breaks the connection when that fails. */
function holdBack(response: ServerResponse, ready: () => Promise<void>): void {
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const end = response.end.bind(response);
  response.write = (chunk: unknown) => {
    keep(chunk);
    return true;
  };
  response.end = (last?: unknown) => {
    keep(last);
    ready().then(
      () => end(Buffer.concat(chunks)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return response;
  };
}
