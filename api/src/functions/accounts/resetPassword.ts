import { resetPassword as entry } from '@portal/contract/accounts/endpoints/auth.ts';
import { clearAttempts } from '../../data/accounts/attempts.ts';
import { peekToken, redeemToken } from '../../data/accounts/oneTimeTokens.ts';
import { clearSessionCache } from '../../data/accounts/sessions.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { resetPassword } from '../../domain/accounts/resetPassword.ts';
import type { User } from '../../domain/accounts/user.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { hashPassword } from '../../services/passwords/passwordHash.ts';
import { decryptPassword } from '../../services/passwords/passwordKeys.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { signInAttempts } from '../../workflows/accounts/verifyCredentials.ts';
import { refuseBadPassword } from '../../workflows/accounts/refuseBadPassword.ts';

/** POST /api/auth/reset-password: sets a new password with the token of a reset email. A rejected password does not consume the token. */
endpoint(entry, async ({ body, caller, now }) => {
  const password = decryptPassword(body.password, body.kid);
  const owner = await ownerOf(body.token);
  await refuseBadPassword('reset', 'password', password, owner);
  const passwordHash = await hashPassword(password, { address: caller.address });
  const redeemed = await redeemToken('reset', body.token, now);
  if (!redeemed) throw linkExpired();
  const { userId, createdAt: linkCreatedAt } = redeemed;
  const user = await changeUser(userId, (current) => {
    const changed = resetPassword(current, { linkCreatedAt, passwordHash }, now);
    if (!changed) throw linkExpired();
    return changed;
  });
  if (!user) throw linkExpired();
  clearSessionCache();
  await clearAttempts(signInAttempts(userId));
  await recordAccountEvent({ kind: 'password-reset', userId, by: userId }, now);
  await requestAccountEmail({ kind: 'password-changed', userId });
  return { message: 'Password reset successful', data: {} };
});

async function ownerOf(token: string): Promise<User> {
  const userId = await peekToken('reset', token);
  const user = userId ? await readUser(userId) : null;
  if (!user) throw linkExpired();
  return user;
}

function linkExpired(): PortalError {
  return new PortalError('gone', 'This reset link is no longer valid. Please request a new one.');
}
