import { resetPassword as entry } from '@portal/contract/accounts/endpoints/auth.ts';
import { clearAttempts } from '../../data/accounts/attempts.ts';
import { endToken, readToken } from '../../data/accounts/oneTimeTokens.ts';
import { clearSessionCache } from '../../data/accounts/sessions.ts';
import { changeUser, readUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { resetPassword } from '../../domain/accounts/resetPassword.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { hashPassword } from '../../services/passwords/passwordHash.ts';
import { decryptPassword } from '../../services/passwords/passwordKeys.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { isSentAgain, signInAttempts } from '../../workflows/accounts/verifyCredentials.ts';
import { refuseBadPassword } from '../../workflows/accounts/refuseBadPassword.ts';

/**
 * POST /api/auth/reset-password: sets a new password with the token of a reset email. A rejected password does not end the
 * token. A form that is sent again, because something failed after the password was set, succeeds with the same password.
 */
endpoint(entry, async ({ body, caller, now }) => {
  const { address } = caller;
  const password = decryptPassword(body.password, body.kid);
  const token = await readToken('reset', body.token);
  const owner = token && (await readUser(token.userId));
  if (!owner) throw linkExpired();
  const { userId } = owner;
  await refuseBadPassword('reset', 'password', password, owner);
  const passwordHash = await hashPassword(password, { address });
  const link = { linkCreatedAt: token.createdAt, passwordHash };
  const user = await changeUser(userId, (current) => resetPassword(current, link, now));
  if (user?.state !== 'active') throw linkExpired();
  const isRefused = user.passwordHash !== passwordHash;
  if (isRefused && !(await isSentAgain(user, user.passwordSetAt, { password, address }, now)))
    throw linkExpired();
  clearSessionCache();
  await clearAttempts(signInAttempts(userId));
  await recordAccountEvent({ kind: 'password-reset', userId, by: userId }, now);
  await requestAccountEmail({ kind: 'password-changed', userId });
  await endToken('reset', body.token, token);
  return { message: 'Password reset successful', data: {} };
});

function linkExpired(): PortalError {
  return new PortalError('gone', 'This reset link is no longer valid. Please request a new one.');
}
