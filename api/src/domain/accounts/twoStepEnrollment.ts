import type { User } from './user.ts';

const LIFETIME_MS = 15 * 60_000;

/** A sealed secret that was shown, and counts once a code of it is given. */
export function beginEnrollment(secret: string, now: Date): Pick<User, 'twoStepPending'> {
  return { twoStepPending: { secret, expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString() } };
}

export type EnrollmentDecision =
  | { readonly kind: 'pending'; readonly secret: string }
  | { readonly kind: 'already-on' }
  | { readonly kind: 'expired' };

/** The secret of which a code turns the second step on. A sign-in that waits for its first second step cannot replace one that was set up meanwhile. */
export function pendingEnrollment(
  { twoStep, twoStepPending: pending }: Pick<User, 'twoStep' | 'twoStepPending'>,
  isSigningIn: boolean,
  now: Date,
): EnrollmentDecision {
  if (isSigningIn && twoStep) return { kind: 'already-on' };
  if (!pending || pending.expiresAt <= now.toISOString()) return { kind: 'expired' };
  return { kind: 'pending', secret: pending.secret };
}
