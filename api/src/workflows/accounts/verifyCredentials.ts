import {
  type AttemptLimit,
  returnAttempt,
  consumeAttempt,
  type ConsumedAttempt,
} from '../../data/accounts/attempts.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { hashPassword, needsRehash, matchesPasswordHash } from '../../services/passwords/passwordHash.ts';
import { isKnownDevice } from '../../services/tokens/deviceToken.ts';

const MAX_ATTEMPTS = 10;

/** From where somebody signs in: the address as calls are counted, and the mark of a browser that did so before. */
interface Where {
  readonly address: string;
  readonly deviceToken: string | null;
}

/** AttemptLimit to sign in to an account from browsers that it does not know; those that it knows have as many together. */
export function signInAttempts(userId: string, fromKnownBrowser = false): AttemptLimit {
  return {
    purpose: 'sign-in',
    subject: fromKnownBrowser ? `${userId}|known` : userId,
    limit: MAX_ATTEMPTS,
  };
}

/**
 * Checks a password that is given in order to sign in; null for a wrong one, an unknown account and one that cannot
 * sign in, after the same work. At most ten attempts on an account are evaluated in 15 minutes; browsers that its
 * owner signed in with before have ten of their own, so that strangers cannot lock the owner out.
 */
export async function verifySignInPassword(
  userId: string,
  password: string,
  { address, deviceToken }: Where,
  now: Date,
): Promise<User | null> {
  const user = await readUser(userId);
  const isKnown = await isKnownDevice(deviceToken, userId, user?.sessionEpoch ?? null);
  const attempt = await consumeAttempt(signInAttempts(userId, isKnown), now);
  const isRight = await evaluate(attempt, user?.passwordHash ?? null, password, address);
  if (!user || !isRight || user.state !== 'active') return null;
  await returnAttempt(attempt);
  await renewHash(user, password, address);
  return user;
}

/** Checks the password of a signed-in user again before a sensitive action. */
export async function confirmPassword(
  user: User,
  password: string,
  address: string,
  now: Date,
): Promise<boolean> {
  const attempts: AttemptLimit = { purpose: 'password', subject: user.userId, limit: MAX_ATTEMPTS };
  const attempt = await consumeAttempt(attempts, now);
  if (!(await evaluate(attempt, user.passwordHash, password, address))) return false;
  await returnAttempt(attempt);
  return true;
}

/** An attempt that found no place in the queue was not evaluated, and does not count. */
async function evaluate(
  attempt: ConsumedAttempt,
  stored: string | null,
  password: string,
  address: string,
): Promise<boolean> {
  try {
    return await matchesPasswordHash(stored, password, address);
  } catch (error) {
    await returnAttempt(attempt);
    throw error;
  }
}

async function renewHash({ userId, passwordHash }: User, password: string, address: string): Promise<void> {
  if (!passwordHash || !needsRehash(passwordHash)) return;
  const renewed = await hashPassword(password, address);
  await changeUser(userId, (current) =>
    current.passwordHash === passwordHash ? { passwordHash: renewed } : null,
  );
}
