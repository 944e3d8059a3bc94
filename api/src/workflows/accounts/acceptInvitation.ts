import { invitationIdOf, peekToken, redeemToken } from '../../data/accounts/oneTimeTokens.ts';
import { normalizeEmail } from '../../data/accounts/userId.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { addAdmin } from '../../data/accounts/admins.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { ClientRegistration } from './registerClient.ts';

/** Returns the account of an invitation. Throws `gone` if the invitation was accepted, replaced or has expired. */
export async function invitedUser(token: string): Promise<User> {
  const userId = await peekToken('invitation', token);
  const user = userId ? await readUser(userId) : null;
  if (!user || user.state !== 'invited' || user.invitationId !== invitationIdOf(token))
    throw invitationInvalid();
  return user;
}

/** Activates an invited account, with the role of the invitation. */
export async function acceptInvitation(
  token: string,
  registration: ClientRegistration,
  now: Date,
): Promise<User> {
  const invited = await invitedUser(token);
  if (normalizeEmail(registration.email) !== invited.email) throw invitationInvalid();
  if (!(await redeemToken('invitation', token, now))) throw invitationInvalid();
  const { firstName, lastName, phoneNumber, language, passwordHash } = registration;
  const at = now.toISOString();
  const user = await changeUser(invited.userId, (current) => {
    if (current.state !== 'invited' || current.invitationId !== invited.invitationId)
      throw invitationInvalid();
    return {
      firstName,
      lastName,
      phoneNumber,
      passwordHash,
      state: 'active',
      invitationId: null,
      // The link was emailed, so its user can read email at this address.
      emailVerifiedAt: at,
      termsAcceptedAt: at,
      settings: { ...current.settings, language },
    };
  });
  if (!user) throw invitationInvalid();
  if (user.role === 'admin') await addAdmin(user.userId);
  await recordAccountEvent({ kind: 'invitation-accepted', userId: user.userId, by: user.userId }, now);
  return user;
}

function invitationInvalid(): PortalError {
  return new PortalError('gone', 'This invitation is no longer valid. Please ask for a new one.');
}
