import { addAdmin } from '../../data/accounts/admins.ts';
import { invitationIdOf, readToken } from '../../data/accounts/oneTimeTokens.ts';
import { normalizeEmail } from '../../data/accounts/userId.ts';
import { catchUpUser, changeUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Registration } from './registerClient.ts';
import { isSentAgain } from './verifyCredentials.ts';

/** Returns the account of an invitation. Throws `gone` if the invitation was accepted, replaced or has expired. */
export async function invitedUser(token: string): Promise<User> {
  const user = await invitedBy(token);
  if (user.state !== 'invited') throw invitationInvalid();
  return user;
}

/**
 * Activates an invited account, with the role of the invitation. A form that is sent again, because something failed after
 * the account was activated, succeeds with the same password.
 */
export async function acceptInvitation(token: string, registration: Registration, now: Date): Promise<User> {
  const { email, passwordHash } = registration;
  const invited = await invitedBy(token);
  if (normalizeEmail(email) !== invited.email) throw invitationInvalid();
  const user = await changeUser(invited, (current) =>
    current.state === 'invited' && current.invitationId === invited.invitationId
      ? activated(current, registration, now)
      : null,
  );
  if (user?.state !== 'active' || user.invitationId !== invited.invitationId) throw invitationInvalid();
  const isRefused = user.passwordHash !== passwordHash;
  if (isRefused && !(await isSentAgain(user, user.termsAcceptedAt, registration, now)))
    throw invitationInvalid();
  if (user.role === 'admin') await addAdmin(user.userId);
  await recordAccountEvent({ kind: 'invitation-accepted', userId: user.userId, by: user.userId }, now);
  return user;
}

/** The account that a link invited last, in any state. Throws `gone`. */
async function invitedBy(token: string): Promise<User> {
  const stored = await readToken('invitation', token);
  if (!stored) throw invitationInvalid();
  const { userId } = stored;
  const isInvited = (user: User | null): user is User => user?.invitationId === invitationIdOf(token);
  const user = await readUser(userId);
  if (isInvited(user)) return user;
  await catchUpUser(userId);
  const current = await readUser(userId);
  if (!isInvited(current)) throw invitationInvalid();
  return current;
}

function activated(current: User, registration: Registration, now: Date): Partial<User> {
  const { firstName, lastName, phoneNumber, language, passwordHash } = registration;
  const at = now.toISOString();
  return {
    firstName,
    lastName,
    phoneNumber,
    passwordHash,
    state: 'active',
    // The link was emailed, so its user can read email at this address.
    emailVerifiedAt: at,
    termsAcceptedAt: at,
    settings: { ...current.settings, language },
  };
}

function invitationInvalid(): PortalError {
  return new PortalError('gone', 'This invitation is no longer valid. Please ask for a new one.');
}
