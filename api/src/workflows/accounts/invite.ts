import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import { invitationIdOf, saveToken } from '../../data/accounts/oneTimeTokens.ts';
import { newTokenNonce, deriveToken } from '../../services/tokens/oneTimeToken.ts';
import { normalizeEmail, userIdOf } from '../../data/accounts/userId.ts';
import { changeUser, createUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { newUser } from '../../domain/accounts/newUser.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import type { AccountEmail } from '../../services/email/account/accountEmail.ts';
import { requestAccountEmail } from './requestAccountEmail.ts';

const LIFETIME_SECONDS = 7 * 24 * 3600;

export interface SavedInvitation {
  readonly user: User;
  readonly token: string | null;
}

/**
 * Invites an email address. Replaces an open invitation and its role. Throws `conflict` if the address has an account.
 * `isRequestedByAnyone`: somebody who is not signed in asked for the email.
 */
export async function invite(
  address: string,
  role: Role,
  by: string,
  now: Date,
  requested: Pick<AccountEmail, 'isRequestedByAnyone'> = {},
): Promise<SavedInvitation> {
  const name = newTokenNonce();
  const invited = await saveInvitation(address, role, by, name, now);
  await requestAccountEmail({ kind: 'invitation', userId: invited.user.userId, role, ...requested }, name);
  return invited;
}

/** Like `invite`, but without an email: the caller passes the token on. */
export async function saveInvitation(
  address: string,
  role: Role,
  by: string,
  name: string,
  now: Date,
): Promise<SavedInvitation> {
  const email = normalizeEmail(address);
  const userId = userIdOf(email);
  const token = deriveToken('invitation', name);
  const invitationId = invitationIdOf(token);
  await saveToken('invitation', token, userId, LIFETIME_SECONDS, now);
  const invitedUser = newUser({ userId, email, role, state: 'invited', invitedBy: by, invitationId }, now);
  const user = (await createUser(invitedUser)) ? invitedUser : await inviteAgain(userId, role, invitationId);
  await recordAccountEvent({ kind: 'invited', userId, by, details: { role } }, now);
  return { user, token };
}

async function inviteAgain(userId: string, role: Role, invitationId: string): Promise<User> {
  const user = await changeUser(userId, (current) => {
    if (current.state !== 'invited') {
      throw new PortalError('conflict', 'This address already has an account. Change its role instead.');
    }
    return { role, invitationId };
  });
  if (!user)
    throw new PortalError('conflict', 'This address already has an account. Change its role instead.');
  return user;
}
