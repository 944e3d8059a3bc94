import { AsyncLocalStorage } from 'node:async_hooks';
import type { ErrorCode } from '@portal/contract/errors.ts';
import { type RequestDocument, requestDocument } from '../../domain/requests/requestDocument.ts';
import { PortalError } from '../../errors/portalError.ts';
import { catchUp, readDocument, readKnownDocument, type Stored } from '../documents.ts';

const etags = new WeakMap<RequestDocument, string>();

/** What a call has done with requests so far. */
interface CallSoFar {
  readonly read: Stored<RequestDocument>[];
  hasWritten: boolean;
}
const calls = new AsyncLocalStorage<CallSoFar>();

/** The errors with which a call answers what it found in a request. */
const DECISIONS: readonly ErrorCode[] = [
  'not_found',
  'conflict',
  'gone',
  'file_rejected',
  'invalid_input',
  'forbidden',
];

/** The request with its ETag; null if there is none. */
export async function readRequest(requestId: string): Promise<Stored<RequestDocument> | null> {
  return remember(await readKnownDocument('requests', 'root', requestId, requestDocument));
}

/** The request, not older than a version that the caller knows. */
export async function readRequestSince({
  requestId,
  seq,
}: RequestDocument): Promise<Stored<RequestDocument> | null> {
  const found = await readRequest(requestId);
  if (found && found.value.seq >= seq) return found;
  await catchUp('requests', 'root', requestId);
  return readRequest(requestId);
}

/** Like `readRequest` with fewer calls, for callers who expect that there is none yet. It may miss a request of another process. */
export async function readRequestIfAny(requestId: string): Promise<Stored<RequestDocument> | null> {
  return remember(await readDocument('requests', 'root', requestId, requestDocument));
}

/**
 * Runs a call. If it was refused and a request that it read had been changed by another process, runs it once more: a read
 * may miss such a change for a moment, and then the refusal is wrong. A call that has changed a request decided on the
 * newest version, and is not run again.
 */
export async function decideOnCurrent<T>(call: () => Promise<T>): Promise<T> {
  const soFar: CallSoFar = { read: [], hasWritten: false };
  try {
    return await calls.run(soFar, call);
  } catch (error) {
    if (!(error instanceof PortalError && DECISIONS.includes(error.code))) throw error;
    if (soFar.hasWritten || !(await readsAnOldVersion(soFar))) throw error;
    return call();
  }
}

/** Notes that a request was changed by this call. */
export function noteWrite(): void {
  const call = calls.getStore();
  if (call) call.hasWritten = true;
}

async function readsAnOldVersion({ read }: CallSoFar): Promise<boolean> {
  const requestIds = [...new Set(read.map(({ value }) => value.requestId))];
  const current = await Promise.all(
    requestIds.map(async (requestId) => {
      await catchUp('requests', 'root', requestId);
      return readRequest(requestId);
    }),
  );
  const newest = new Map(current.map((stored, index) => [requestIds[index], stored?.etag]));
  return read.some(({ value, etag }) => newest.get(value.requestId) !== etag);
}

function remember(stored: Stored<RequestDocument> | null): Stored<RequestDocument> | null {
  if (!stored) return null;
  etags.set(stored.value, stored.etag);
  calls.getStore()?.read.push(stored);
  return stored;
}

/** A request that was read, with the ETag that it had. Null for another object. */
export function asRead(request: RequestDocument): Stored<RequestDocument> | null {
  const etag = etags.get(request);
  return etag === undefined ? null : { value: request, etag };
}
