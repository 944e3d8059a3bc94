import { ApiError } from '../../../lib/apiError.ts';

/** A failed call as shown to the user. */
export interface AuthFailure {
  message: string;
  /** Milliseconds since 1970 from which it may be tried again; null: nobody asked to wait. */
  until: number | null;
  /** The server was unreachable or unavailable: a retry may succeed. */
  mayRetry: boolean;
}

interface FailureContext {
  /** Shown when the server gave no reason. */
  fallback: string;
  failedAt: number;
}

/** Maps an error to what the form shows. `failedAt` in milliseconds since 1970. */
export function authFailureOf(error: unknown, { fallback, failedAt }: FailureContext): AuthFailure {
  if (!(error instanceof ApiError) || !error.hasReason) {
    return { message: fallback, until: null, mayRetry: false };
  }
  const mustWait = error.code === 'rate_limited' || error.code === 'locked';
  const waitSeconds = mustWait ? error.retryAfterSeconds : undefined;
  return {
    message: error.message,
    until: waitSeconds === undefined ? null : failedAt + waitSeconds * 1000,
    mayRetry: error.code === 'unavailable',
  };
}
