import { type RequestRoot, requestRoot } from '../../domain/requests/root.ts';
import { readDocument, type Stored } from '../documents.ts';

/** The request with its ETag; null if there is none. */
export async function readRequest(requestId: string): Promise<Stored<RequestRoot> | null> {
  return readDocument('requests', 'root', requestId, requestRoot);
}
