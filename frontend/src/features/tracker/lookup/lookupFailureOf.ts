import { ApiError } from '../../../lib/apiError.ts';

/**
 * Why a lookup failed. `replaced`: the code opened the request before, in this tab. `until`: earliest time of the next
 * attempt, in milliseconds since 1970.
 */
export type LookupFailure =
  | { kind: 'notFound' }
  | { kind: 'replaced' }
  | { kind: 'locked'; until: number }
  | { kind: 'outage' };

/** Assumed duration of a lock when the response does not say when it ends. */
const LOCK_SECONDS = 15 * 60;

/**
 * Classifies a failed lookup by what the person can do. `failedAt`: milliseconds since 1970. `wasOpen`: whether the same
 * Order ID and code opened the request before.
 */
export function lookupFailureOf(error: unknown, failedAt: number, wasOpen: boolean): LookupFailure {
  if (!(error instanceof ApiError)) return { kind: 'outage' };
  if (error.code === 'not_found' || error.code === 'invalid_input')
    return { kind: wasOpen ? 'replaced' : 'notFound' };
  if (error.code === 'locked' || error.code === 'rate_limited') {
    return { kind: 'locked', until: failedAt + (error.retryAfterSeconds ?? LOCK_SECONDS) * 1000 };
  }
  return { kind: 'outage' };
}
