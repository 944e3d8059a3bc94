import { remainingMs } from './callDeadline.ts';

/** Cosmos DB wrote nothing, because another write of the document was in progress. */
const RETRY_WITH = 449;
const MAX_CONFLICTS = 5;
const THROTTLED = 429;
const MAX_PAUSE_MS = 100;

/** Failures of a moment, such as a replica that moves. The request may have been carried out nevertheless. */
const MOMENTARY_STATUSES = new Set([408, 503]);
const BROKEN_CONNECTIONS = new Set(['ECONNRESET', 'EPIPE']);

/** A request of the SDK, with the names of its headers in any case. */
export interface RepeatedRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
}

/**
 * Sends a request, and repeats it after failures that pass in a moment, which the SDK does not, or only after a second:
 * status 449 up to five times, and once after 408, 503 or a broken connection if it reads, or writes under a condition. If
 * the first of two conditional writes was carried out, the second fails with 409 or 412, like after a change by someone else. Repeats nothing after the deadline of the call.
 */
export async function repeatRequest<T>(request: RepeatedRequest, send: () => Promise<T>): Promise<T> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await send();
    } catch (error) {
      const pauseMs = Math.random() * MAX_PAUSE_MS;
      if (repeats >= maxRepeats(request, error) || pauseMs >= remainingMs()) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/**
 * Whether the SDK would repeat a request after the deadline of the call: it waits as long as status 429 says, and repeats a
 * read after status 503.
 */
export function wouldRepeatTooLate(error: unknown): boolean {
  const { code, retryAfterInMs = 0 } = error as { readonly code?: unknown; readonly retryAfterInMs?: number };
  if (code === THROTTLED) return retryAfterInMs >= remainingMs();
  return isMomentary(code) && remainingMs() === 0;
}

function maxRepeats(request: RepeatedRequest, error: unknown): number {
  const { code } = error as { readonly code?: unknown };
  if (code === RETRY_WITH) return MAX_CONFLICTS;
  return isMomentary(code) && (isRead(request) || isConditional(request)) ? 1 : 0;
}

function isMomentary(code: unknown): boolean {
  return typeof code === 'number' ? MOMENTARY_STATUSES.has(code) : BROKEN_CONNECTIONS.has(String(code));
}

function isRead({ method, headers }: RepeatedRequest): boolean {
  return (
    method === 'GET' ||
    isSet(headers, 'x-ms-documentdb-isquery') ||
    isSet(headers, 'x-ms-cosmos-is-query-plan-request')
  );
}

/** Every batch of the portal creates a document, or replaces one with its ETag. */
function isConditional({ headers }: RepeatedRequest): boolean {
  return isSet(headers, 'if-match') || isSet(headers, 'x-ms-cosmos-is-batch-request');
}

function isSet(headers: RepeatedRequest['headers'] = {}, wanted: string): boolean {
  return Object.entries(headers).some(
    ([name, value]) =>
      name.toLowerCase() === wanted && value !== undefined && value !== 'false' && value !== false,
  );
}
