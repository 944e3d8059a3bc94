import { readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { type Challenge, verifyChallenge } from '../../services/tokens/challenge.ts';
import { signedInUser } from './signedInUser.ts';

/**
 * Returns the user of a sign-in challenge. Throws `unauthenticated` if it expired, was replaced or is for another step.
 */
export async function challengedUser(
  token: string,
  step: Challenge['step'],
): Promise<{ user: User; challenge: Challenge }> {
  const challenge = await verifyChallenge(token);
  const user = challenge?.step === step ? await readUser(challenge.userId) : null;
  if (!challenge || !user || user.state !== 'active' || user.sessionEpoch !== challenge.epoch) {
    throw new PortalError('unauthenticated', 'This sign-in took too long. Please sign in again.');
  }
  return { user, challenge };
}

/** Returns the user who sets up two-step sign-in: signed in, or in the middle of a sign-in that requires it. */
export async function enrollingUser(
  caller: Caller,
  token: string | undefined,
): Promise<{ user: User; challenge: Challenge | null }> {
  return token ? challengedUser(token, 'enroll') : { user: await signedInUser(caller), challenge: null };
}
