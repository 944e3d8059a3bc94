import { startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { settings } from '../../config/settings.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { beginEnrollment } from '../../domain/accounts/twoStepEnrollment.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { encryptSecret } from '../../services/secrets/encryptSecret.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../../services/twoStep/authenticator.ts';
import { enrollingUser } from '../../workflows/accounts/enrollingUser.ts';
import { verifySecondStep } from '../../workflows/accounts/verifySecondStep.ts';
import { confirmPassword } from '../../workflows/accounts/verifyCredentials.ts';
import { twoStepPurpose } from '../../workflows/accounts/twoStepSecret.ts';

/** POST /api/auth/two-step/start: creates a secret for an authenticator app. It takes effect after activation. */
endpoint(startTwoStep, async ({ body, caller, now }) => {
  const { user } = await enrollingUser(caller, 'challenge' in body ? body.challenge : undefined);
  const { userId } = user;
  if ('challenge' in body) {
    if (user.twoStep) throw alreadyOn();
  } else {
    if (!(await confirmPassword(user, body.password, caller.address, now)))
      throw invalidField('password', 'Your password is not correct');
    if (user.twoStep) await verifyCurrentSecondStep(userId, body.code, now);
  }
  const secret = newAuthenticatorSecret();
  const enrollment = beginEnrollment(encryptSecret(twoStepPurpose(userId), secret), now);
  await changeUser(userId, () => enrollment);
  return { data: { secret, uri: authenticatorUri(secret, settings().BRAND_NAME, user.email) } };
});

/** Replacing the second step requires the current one or a recovery code. */
async function verifyCurrentSecondStep(userId: string, code: string | undefined, now: Date): Promise<void> {
  if (!code) throw alreadyOn();
  if (!(await verifySecondStep(userId, code, now))) {
    throw invalidField('code', 'This code is not correct. Please wait for the next code and try again.');
  }
}

function alreadyOn(): PortalError {
  return new PortalError('conflict', 'Two-step sign-in is already on.');
}

function invalidField(field: string, message: string): PortalError {
  return new PortalError('invalid_input', message, { fields: { [field]: message } });
}
