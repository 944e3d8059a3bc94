import { ApiError } from '../../../lib/apiError.ts';

/** Why a look-up gave no result. `until`: milliseconds since 1970 from which it may be tried again. */
export type LookupFailure = { kind: 'notFound' } | { kind: 'locked'; until: number } | { kind: 'outage' };

/** Length of the lock when the answer does not say how much of it is left. */
const LOCK_SECONDS = 15 * 60;

/** Sorts a failed look-up by what the person can do about it; `failedAt` in milliseconds since 1970. */
export function lookupFailureOf(error: unknown, failedAt: number): LookupFailure {
  if (!(error instanceof ApiError)) return { kind: 'outage' };
  if (error.code === 'not_found' || error.code === 'invalid_input') return { kind: 'notFound' };
  if (error.code === 'locked' || error.code === 'rate_limited') {
    return { kind: 'locked', until: failedAt + (error.retryAfterSeconds ?? LOCK_SECONDS) * 1000 };
  }
  return { kind: 'outage' };
}
