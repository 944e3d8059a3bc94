import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { LokiDatabase, StorageServer } from 'azurite/dist/src/common/ServerBase.js';

const readOnlyMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Azurite writes the content of a blob or message immediately, but its metadata only every five seconds: a kill in between
 * would lose acknowledged uploads. This delays the response to every change until both metadata databases are on disk.
 * Concurrent changes share one save.
 */
export function saveBeforeResponse(server: StorageServer): void {
  const [listener] = server.httpServer.listeners('request') as RequestListener[];
  if (!listener) throw new Error('Azurite has no request listener to wrap.');
  // A record refers to extents, so they must be on disk first.
  const save = async () => {
    await saveDatabase(server.extentMetadataStore.db);
    await saveDatabase(server.metadataStore.db);
  };
  server.httpServer.removeAllListeners('request');
  server.httpServer.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Receiving queue messages is a GET that changes their visibility.
    const isChange =
      !readOnlyMethods.has(request.method ?? '') || request.url?.includes('/messages') === true;
    if (isChange) delayResponse(response, save);
    listener(request, response);
  });
}

/** Saves a database that has unsaved changes or a pending save. */
function saveDatabase(db: LokiDatabase): Promise<void> {
  if (!db.autosaveDirty() && !db.throttledSavePending) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  db.saveDatabase((error) => (error ? reject(error) : resolve()));
  return promise;
}

/** Buffers a response and sends it when `save` has finished. Destroys the connection when that fails. */
function delayResponse(response: ServerResponse, save: () => Promise<void>): void {
  const chunks: Buffer[] = [];
  const buffer = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  const end = response.end.bind(response);
  response.write = (chunk: unknown) => {
    buffer(chunk);
    return true;
  };
  response.end = (last?: unknown) => {
    buffer(last);
    save().then(
      () => end(Buffer.concat(chunks)),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
    return response;
  };
}
