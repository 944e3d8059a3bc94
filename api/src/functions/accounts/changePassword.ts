import { changePassword } from '@portal/contract/accounts/endpoints/auth.ts';
import { clearSessionCache } from '../../data/accounts/sessions.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { PortalError } from '../../errors/portalError.ts';
import { sessionOf } from '../../workflows/accounts/sessionOf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { hashPassword } from '../../services/passwords/passwordHash.ts';
import { decryptPassword } from '../../services/passwords/passwordKeys.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { grantSession } from '../../workflows/accounts/completeSignIn.ts';
import { confirmPassword } from '../../workflows/accounts/verifyCredentials.ts';
import { refuseBadPassword } from '../../workflows/accounts/refuseBadPassword.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

const WRONG = 'Your current password is not correct';

/** POST /api/auth/change-password: changes the password, ends all sessions, and opens a new one. */
endpoint(changePassword, async ({ body, caller, now }) => {
  const current = decryptPassword(body.currentPassword, body.kid);
  const next = decryptPassword(body.newPassword, body.kid);
  const user = await signedInUser(caller);
  await refuseBadPassword('change', 'newPassword', next, user);
  if (next === current) throw passwordUnchanged();
  if (!(await confirmPassword(user, current, caller.address, now))) {
    throw new PortalError('invalid_input', WRONG, { fields: { currentPassword: WRONG } });
  }
  const passwordHash = await hashPassword(next, { address: caller.address, knownUserId: user.userId });
  const changed = await changeUser(user.userId, (stored) => {
    if (stored.passwordHash !== user.passwordHash) {
      throw new PortalError('conflict', 'Your password was changed elsewhere. Please sign in again.');
    }
    return { passwordHash, passwordSetAt: now.toISOString(), sessionEpoch: stored.sessionEpoch + 1 };
  });
  clearSessionCache();
  const { userId } = user;
  await recordAccountEvent({ kind: 'password-changed', userId, by: userId }, now);
  await requestAccountEmail({ kind: 'password-changed', userId });
  const { rememberMe } = sessionOf(caller);
  return {
    message: 'Password updated successfully!',
    data: await grantSession(changed ?? user, rememberMe, 'password-change', now),
  };
});

function passwordUnchanged(): PortalError {
  const message = 'Please choose a password that is different from your current one';
  return new PortalError('invalid_input', message, { fields: { newPassword: message } });
}
