import { ApiError } from '../../../lib/apiError.ts';

/** Why a lookup failed. `until`: earliest time of the next attempt, in milliseconds since 1970. */
export type LookupFailure = { kind: 'notFound' } | { kind: 'locked'; until: number } | { kind: 'outage' };

/** Assumed duration of a lock when the response does not say when it ends. */
const LOCK_SECONDS = 15 * 60;

/** Classifies a failed lookup by what the person can do. `failedAt`: milliseconds since 1970. */
export function lookupFailureOf(error: unknown, failedAt: number): LookupFailure {
  if (!(error instanceof ApiError)) return { kind: 'outage' };
  if (error.code === 'not_found' || error.code === 'invalid_input') return { kind: 'notFound' };
  if (error.code === 'locked' || error.code === 'rate_limited') {
    return { kind: 'locked', until: failedAt + (error.retryAfterSeconds ?? LOCK_SECONDS) * 1000 };
  }
  return { kind: 'outage' };
}
