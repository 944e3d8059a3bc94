import {
  type AttemptLimit,
  releaseAttempt,
  consumeAttempt,
  type ConsumedAttempt,
} from '../../data/accounts/attempts.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import {
  type HashCaller,
  hashPassword,
  needsRehash,
  matchesPasswordHash,
} from '../../services/passwords/passwordHash.ts';
import { isKnownDevice } from '../../services/tokens/deviceToken.ts';

const MAX_ATTEMPTS = 10;

/** Where a sign-in comes from: the network address, and the device token of a browser that signed in before. */
interface SignInSource {
  readonly address: string;
  readonly deviceToken: string | null;
}

/** Returns the attempt limit for sign-ins to an account. Known browsers share one limit, all others another. */
export function signInAttempts(userId: string, fromKnownBrowser = false): AttemptLimit {
  return {
    purpose: 'sign-in',
    subject: fromKnownBrowser ? `${userId}|known` : userId,
    limit: MAX_ATTEMPTS,
  };
}

interface VerifiedUser {
  readonly user: User;
  /** Resolves when the attempt no longer counts. Never rejects. */
  readonly released: Promise<void>;
}

/**
 * Verifies a password for sign-in. Returns null for a wrong password, an unknown account or an account that cannot sign
 * in, always after the same work. Allows ten attempts per account in 15 minutes. Browsers that signed in before have a
 * separate limit, so that strangers cannot lock the owner out, and go first when many sign-ins wait.
 */
export async function verifySignInPassword(
  userId: string,
  password: string,
  { address, deviceToken }: SignInSource,
  now: Date,
): Promise<VerifiedUser | null> {
  const user = await readUser(userId);
  const isKnown = await isKnownDevice(deviceToken, userId, user?.sessionEpoch ?? null);
  const attempt = await consumeAttempt(signInAttempts(userId, isKnown), now);
  const turn = { address, knownUserId: isKnown ? userId : undefined };
  const isPasswordRight = await comparePassword(attempt, user?.passwordHash ?? null, password, turn);
  if (!user || !isPasswordRight || user.state !== 'active') return null;
  const released = releaseAttempt(attempt);
  await renewHash(user, password, turn);
  return { user, released };
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
  const turn = { address, knownUserId: user.userId };
  if (!(await comparePassword(attempt, user.passwordHash, password, turn))) return false;
  await releaseAttempt(attempt);
  return true;
}

/** A form is sent again, because something failed, within this time. */
const REPEAT_MS = 15 * 60_000;

/**
 * Whether a form that set a password at `setAt` is sent again: with the same password, within 15 minutes. False for more than
 * ten attempts.
 */
export async function isSentAgain(
  user: User,
  setAt: string | null | undefined,
  { password, address }: { readonly password: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  if (!setAt || now.getTime() - Date.parse(setAt) > REPEAT_MS) return false;
  const attempts: AttemptLimit = { purpose: 'sent-again', subject: user.userId, limit: MAX_ATTEMPTS };
  const attempt = await consumeAttempt(attempts, now).catch((error: unknown) => {
    if (error instanceof PortalError && error.code === 'rate_limited') return null;
    throw error;
  });
  return attempt !== null && comparePassword(attempt, user.passwordHash, password, { address });
}

/** Compares a password with the stored hash. If hashing is overloaded, the attempt does not count. */
async function comparePassword(
  attempt: ConsumedAttempt,
  stored: string | null,
  password: string,
  caller: HashCaller,
): Promise<boolean> {
  try {
    return await matchesPasswordHash(stored, password, caller);
  } catch (error) {
    await releaseAttempt(attempt);
    throw error;
  }
}

async function renewHash(
  { userId, passwordHash }: User,
  password: string,
  caller: HashCaller,
): Promise<void> {
  if (!passwordHash || !needsRehash(passwordHash)) return;
  const renewed = await hashPassword(password, caller);
  await changeUser(userId, (current) =>
    current.passwordHash === passwordHash ? { passwordHash: renewed } : null,
  );
}
