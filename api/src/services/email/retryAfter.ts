import { NotCalledError } from '../concurrency/circuitBreaker.ts';

interface Refusal {
  readonly statusCode?: unknown;
  readonly response?: { readonly headers?: { get(name: string): string | null | undefined } };
}

/** How long to wait after “too many requests” without a Retry-After header. */
const DEFAULT_WAIT_SECONDS = 60;
/** A longer wait is not believed: a wrong header must not stop all emails for days. The longest quota is one of an hour. */
const MAX_WAIT_SECONDS = 3600;

/**
 * How long the service for emails and text messages asks to wait, in seconds: its Retry-After header, in seconds or as a
 * date, or what is left of an earlier one. Undefined if it does not ask.
 */
export function retryAfterSecondsOf(error: unknown, now: Date): number | undefined {
  if (error instanceof NotCalledError)
    return error.askedMs === undefined ? undefined : Math.ceil(error.askedMs / 1000);
  const { statusCode, response } = (error ?? {}) as Refusal;
  const header = response?.headers?.get('retry-after');
  const seconds = typeof header === 'string' ? secondsOf(header, now) : Number.NaN;
  if (Number.isFinite(seconds)) return Math.min(Math.max(0, Math.ceil(seconds)), MAX_WAIT_SECONDS);
  return statusCode === 429 ? DEFAULT_WAIT_SECONDS : undefined;
}

/** The same in milliseconds, from now. */
export function askedMsOf(error: unknown): number | undefined {
  const seconds = retryAfterSecondsOf(error, new Date());
  return seconds === undefined ? undefined : seconds * 1000;
}

function secondsOf(header: string, now: Date): number {
  return /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
}
