import { type RequestRoot, requestRoot } from '../../domain/requests/root.ts';
import { catchUp, readDocument, readKnownDocument, type Stored } from '../documents.ts';

const etags = new WeakMap<RequestRoot, string>();

/** The request with its ETag; null if there is none. */
export async function readRequest(requestId: string): Promise<Stored<RequestRoot> | null> {
  return remember(await readKnownDocument('requests', 'root', requestId, requestRoot));
}

/** The request with every change that other processes have made. For callers who missed something in it. */
export async function readCurrentRequest(requestId: string): Promise<Stored<RequestRoot> | null> {
  await catchUp('requests', 'root', requestId);
  return readRequest(requestId);
}

/** Like `readRequest` with fewer calls, for callers who expect that there is none yet. It may miss a request of another process. */
export async function readRequestIfAny(requestId: string): Promise<Stored<RequestRoot> | null> {
  return remember(await readDocument('requests', 'root', requestId, requestRoot));
}

function remember(stored: Stored<RequestRoot> | null): Stored<RequestRoot> | null {
  if (stored) etags.set(stored.value, stored.etag);
  return stored;
}

/** A request that was read, with the ETag that it had. Null for another object. */
export function asRead(root: RequestRoot): Stored<RequestRoot> | null {
  const etag = etags.get(root);
  return etag === undefined ? null : { value: root, etag };
}
