import { type AuthFailure, authFailureOf } from './authFailureOf.ts';

/** What to tell of a call that has failed just now; `fallback` where the server gave no reason. */
export function failureNow(error: unknown, fallback: string): AuthFailure {
  return authFailureOf(error, { fallback, failedAt: Date.now() });
}
