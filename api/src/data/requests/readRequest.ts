import { type RequestRoot, requestRoot } from '../../domain/requests/root.ts';
import { readDocument, readKnownDocument, type Stored } from '../documents.ts';

/** The request with its ETag; null if there is none. */
export async function readRequest(requestId: string): Promise<Stored<RequestRoot> | null> {
  return readKnownDocument('requests', 'root', requestId, requestRoot);
}

/** The same with fewer calls, for callers who expect that there is none yet. It may miss a request of another process. */
export async function readRequestIfAny(requestId: string): Promise<Stored<RequestRoot> | null> {
  return readDocument('requests', 'root', requestId, requestRoot);
}
