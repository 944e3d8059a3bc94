import { ApiError } from '../../../lib/apiError.ts';

/** A failed call as shown to the user. */
export interface AuthFailure {
  message: string;
  /** When the next attempt is allowed, in milliseconds since 1970; null if there is no wait. */
  retryAt: number | null;
  /** Whether a retry may succeed, because the server was unavailable. */
  canRetry: boolean;
}

interface FailureContext {
  /** Shown when the server gave no reason. */
  fallback: string;
  failedAt: number;
}

/** Maps an error to what the form shows. `failedAt`: milliseconds since 1970. */
export function authFailureOf(error: unknown, { fallback, failedAt }: FailureContext): AuthFailure {
  if (!(error instanceof ApiError) || !error.hasReason) {
    return { message: fallback, retryAt: null, canRetry: false };
  }
  const mustWait = error.code === 'rate_limited' || error.code === 'locked';
  const waitSeconds = mustWait ? error.retryAfterSeconds : undefined;
  return {
    message: error.message,
    retryAt: waitSeconds === undefined ? null : failedAt + waitSeconds * 1000,
    canRetry: error.code === 'unavailable',
  };
}
