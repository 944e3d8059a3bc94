import type { User } from './user.ts';

const LIFETIME_MS = 15 * 60_000;

/** Stores an encrypted secret as pending until the user enters a code of it. */
export function beginEnrollment(secret: string, now: Date): Pick<User, 'twoStepPending'> {
  return { twoStepPending: { secret, expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString() } };
}

export type EnrollmentDecision =
  | { readonly kind: 'pending'; readonly secret: string }
  | { readonly kind: 'already-on' }
  | { readonly kind: 'expired' };

/** The pending secret whose code turns on the second step. A sign-in that must enroll cannot replace a second step that was set up in the meantime. */
export function pendingEnrollment(
  { twoStep, twoStepPending: pending }: Pick<User, 'twoStep' | 'twoStepPending'>,
  isSigningIn: boolean,
  now: Date,
): EnrollmentDecision {
  if (isSigningIn && twoStep) return { kind: 'already-on' };
  if (!pending || pending.expiresAt <= now.toISOString()) return { kind: 'expired' };
  return { kind: 'pending', secret: pending.secret };
}
