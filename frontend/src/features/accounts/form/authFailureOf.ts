import { ApiError } from '../../../lib/apiError.ts';

/** What a person is told of a call that failed. */
export interface AuthFailure {
  message: string;
  /** Milliseconds since 1970 from which it may be tried again; null: nobody asked to wait. */
  until: number | null;
  /** The server was not reached or is down for a moment: the same again may work. */
  mayRetry: boolean;
}

interface FailureContext {
  /** Said where the server gave no reason. */
  fallback: string;
  failedAt: number;
}

/** Sorts a failure by what can be done about it. `failedAt` in milliseconds since 1970. */
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
