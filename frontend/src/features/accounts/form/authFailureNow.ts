import { type AuthFailure, authFailureOf } from './authFailureOf.ts';

/** Maps an error that was just thrown to what the form shows. `fallback`: message if the server gave no reason. */
export function authFailureNow(error: unknown, fallback: string): AuthFailure {
  return authFailureOf(error, { fallback, failedAt: Date.now() });
}
