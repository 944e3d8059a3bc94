import { startTwoStep } from '@portal/contract/endpoints/twoStep.ts';
import { settings } from '../../config/settings.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { seal } from '../../services/secrets/seal.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../../services/twoStep/authenticator.ts';
import { enrollingUser } from '../../workflows/enrollingUser.ts';
import { confirmPassword } from '../../workflows/proveIdentity.ts';
import { twoStepPurpose } from '../../workflows/twoStepSecret.ts';

const LIFETIME_MS = 15 * 60_000;

/** POST /api/auth/two-step/start: a secret for an authenticator, which counts once a code of it is given. */
endpoint(startTwoStep, async ({ body, caller, now }) => {
  const { user } = await enrollingUser(caller, 'challenge' in body ? body.challenge : undefined);
  if ('password' in body && !(await confirmPassword(user, body.password, now))) {
    throw wrongPassword();
  }
  const secret = newAuthenticatorSecret();
  await changeUser(user.userId, (current) => {
    if (current.twoStep) throw new PortalError('conflict', 'Two-step sign-in is already on.');
    const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
    return { twoStepPending: { secret: seal(twoStepPurpose(user.userId), secret), expiresAt } };
  });
  return { data: { secret, uri: authenticatorUri(secret, settings().BRAND_NAME, user.email) } };
});

function wrongPassword(): PortalError {
  const message = 'Your password is not correct';
  return new PortalError('invalid_input', message, { fields: { password: message } });
}
