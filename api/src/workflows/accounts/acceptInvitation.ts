import { invitationIdOf, peekToken, redeemToken } from '../../data/accounts/oneTimeTokens.ts';
import { normalizeEmail } from '../../data/accounts/userId.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { addAdmin } from '../../data/accounts/admins.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { Registration } from './registerClient.ts';

/** The account that an invitation waits for; throws `gone` for one that was accepted, replaced or has expired. */
export async function invitedUser(token: string): Promise<User> {
  const userId = await peekToken('invitation', token);
  const user = userId ? await readUser(userId) : null;
  if (!user || user.state !== 'invited' || user.invitationId !== invitationIdOf(token)) throw notValid();
  return user;
}

/** Turns an invited account into an active one. The role is the invitation's, whatever the caller sends. */
export async function acceptInvitation(token: string, registration: Registration, now: Date): Promise<User> {
  const invited = await invitedUser(token);
  if (normalizeEmail(registration.email) !== invited.email) throw notValid();
  if (!(await redeemToken('invitation', token, now))) throw notValid();
  const { firstName, lastName, phoneNumber, language, passwordHash } = registration;
  const at = now.toISOString();
  const user = await changeUser(invited.userId, (current) => {
    if (current.state !== 'invited' || current.invitationId !== invited.invitationId) throw notValid();
    return {
      firstName,
      lastName,
      phoneNumber,
      passwordHash,
      state: 'active',
      invitationId: null,
      // The link came by mail: whoever has it reads mail at this address.
      emailProvenAt: at,
      termsAcceptedAt: at,
      settings: { ...current.settings, language },
    };
  });
  if (!user) throw notValid();
  if (user.role === 'admin') await addAdmin(user.userId);
  await recordAccountEvent({ kind: 'invitation-accepted', userId: user.userId, by: user.userId }, now);
  return user;
}

function notValid(): PortalError {
  return new PortalError('gone', 'This invitation is no longer valid. Please ask for a new one.');
}
