import type { User } from './user.ts';

/** Sets a new password with a link created at `linkMadeAt`; null if the link is no longer valid. Ends all sessions. */
export function resetPassword(
  user: User,
  { linkMadeAt, passwordHash }: { readonly linkMadeAt: string; readonly passwordHash: string },
  now: Date,
): Partial<User> | null {
  if (user.state !== 'active') return null;
  if (user.passwordSetAt && linkMadeAt <= user.passwordSetAt) return null;
  return {
    passwordHash,
    passwordSetAt: now.toISOString(),
    sessionEpoch: user.sessionEpoch + 1,
    ...firstProof(user, now),
  };
}

/**
 * The link was sent by email, so its user owns the address. If the address was never verified, someone else may have
 * signed up with it: their second step must not lock the owner out, and their phone must not receive the owner's
 * messages.
 */
function firstProof({ emailProvenAt, settings }: User, now: Date): Partial<User> {
  if (emailProvenAt) return {};
  return {
    emailProvenAt: now.toISOString(),
    twoStep: null,
    twoStepPending: null,
    phoneNumber: '',
    settings: { ...settings, smsNotifications: false },
  };
}
