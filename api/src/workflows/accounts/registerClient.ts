import type { Language } from '@portal/contract/languages/languages.ts';
import { consumeAttempt } from '../../data/accounts/attempts.ts';
import { normalizeEmail, userIdOf } from '../../data/accounts/userId.ts';
import { createUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { newUser } from '../../domain/accounts/newUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { requestAccountEmail } from './requestAccountEmail.ts';
import { isSentAgain } from './verifyCredentials.ts';

export interface Registration {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string;
  readonly language: Language;
  readonly password: string;
  readonly passwordHash: string;
  /** The network address of the person. */
  readonly address: string;
}

/** Emails per day about attempts to sign up with an address that has an account. */
const MAX_EMAILS = 3;
const DAY_SECONDS = 24 * 3600;

/**
 * Creates a client account. If the address has an account, emails its owner and returns null. A form that is sent again,
 * because something failed after the account was created, succeeds with the same password.
 */
export async function registerClient(registration: Registration, now: Date): Promise<User | null> {
  const { password, address, ...person } = registration;
  const email = normalizeEmail(person.email);
  const userId = userIdOf(email);
  const termsAcceptedAt = now.toISOString();
  const user = newUser({ ...person, userId, email, role: 'client', state: 'active', termsAcceptedAt }, now);
  if (await createUser(user)) {
    await recordAccountEvent({ kind: 'signed-up', userId, by: userId }, now);
    return user;
  }
  const known = await readUser(userId);
  const isActive = known?.state === 'active';
  if (isActive && (await isSentAgain(known, known.createdAt, { password, address }, now))) return known;
  const mayNotify = await consumeAttempt(
    { purpose: 'known-address-email', subject: userId, limit: MAX_EMAILS, windowSeconds: DAY_SECONDS },
    now,
  ).then(
    () => true,
    () => false,
  );
  if (mayNotify) await requestAccountEmail({ kind: 'existing-account', userId });
  return null;
}
