import type { User } from './user.ts';

/** Sets a new password with a link created at `linkCreatedAt`; null if the link is no longer valid. Ends all sessions. */
export function resetPassword(
  user: User,
  { linkCreatedAt, passwordHash }: { readonly linkCreatedAt: string; readonly passwordHash: string },
  now: Date,
): Partial<User> | null {
  if (user.state !== 'active') return null;
  if (user.passwordSetAt && linkCreatedAt <= user.passwordSetAt) return null;
  return {
    passwordHash,
    passwordSetAt: now.toISOString(),
    sessionEpoch: user.sessionEpoch + 1,
    ...firstVerification(user, now),
  };
}

/**
 * The link was sent by email, so its user owns the address. If the address was never verified, someone else may have
 * signed up with it: their second step must not lock the owner out, and their phone must not receive the owner's
 * messages.
 */
function firstVerification({ emailVerifiedAt, settings }: User, now: Date): Partial<User> {
  if (emailVerifiedAt) return {};
  return {
    emailVerifiedAt: now.toISOString(),
    twoStep: null,
    twoStepPending: null,
    phoneNumber: '',
    settings: { ...settings, smsNotifications: false },
  };
}
