import { type RequestRoot, requestRoot } from '../../domain/requests/root.ts';
import { readDocument, type Stored } from '../documents.ts';

const etags = new WeakMap<RequestRoot, string>();

/** The request with its ETag; null if there is none. */
export async function readRequest(requestId: string): Promise<Stored<RequestRoot> | null> {
  const stored = await readDocument('requests', 'root', requestId, requestRoot);
  if (stored) etags.set(stored.value, stored.etag);
  return stored;
}

/** A request that `readRequest` returned, with the ETag that it had. Null for another object. */
export function asRead(root: RequestRoot): Stored<RequestRoot> | null {
  const etag = etags.get(root);
  return etag === undefined ? null : { value: root, etag };
}
