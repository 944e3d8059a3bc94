import { readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Caller } from '../../domain/requests/access/caller.ts';
import { type Challenge, verifyChallenge } from '../../services/tokens/challenge.ts';
import { signedInUser } from './signedInUser.ts';

/** Whom a challenge of this step stands for; throws `unauthenticated` for one that has expired or was overtaken. */
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

/** The user who sets up two-step sign-in: signed in, or in a sign-in that requires it. */
export async function enrollingUser(
  caller: Caller,
  token: string | undefined,
): Promise<{ user: User; challenge: Challenge | null }> {
  return token ? challengedUser(token, 'enrol') : { user: await signedInUser(caller), challenge: null };
}
