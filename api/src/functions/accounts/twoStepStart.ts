import { startTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { settings } from '../../config/settings.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { beginEnrollment } from '../../domain/accounts/twoStepEnrollment.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { seal } from '../../services/secrets/seal.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../../services/twoStep/authenticator.ts';
import { enrollingUser } from '../../workflows/accounts/enrollingUser.ts';
import { verifySecondStep } from '../../workflows/accounts/verifySecondStep.ts';
import { confirmPassword } from '../../workflows/accounts/verifyCredentials.ts';
import { twoStepPurpose } from '../../workflows/accounts/twoStepSecret.ts';

/** POST /api/auth/two-step/start: a secret for an authenticator, which counts once a code of it is given. */
endpoint(startTwoStep, async ({ body, caller, now }) => {
  const { user } = await enrollingUser(caller, 'challenge' in body ? body.challenge : undefined);
  const { userId } = user;
  if ('challenge' in body) {
    if (user.twoStep) throw alreadyOn();
  } else {
    if (!(await confirmPassword(user, body.password, caller.address, now)))
      throw wrong('password', 'Your password is not correct');
    if (user.twoStep) await proveEarlierOne(userId, body.code, now);
  }
  const secret = newAuthenticatorSecret();
  const begun = beginEnrollment(seal(twoStepPurpose(userId), secret), now);
  await changeUser(userId, () => begun);
  return { data: { secret, uri: authenticatorUri(secret, settings().BRAND_NAME, user.email) } };
});

/** Whoever replaces a second step has it still, or a recovery code. */
async function proveEarlierOne(userId: string, code: string | undefined, now: Date): Promise<void> {
  if (!code) throw alreadyOn();
  if (!(await verifySecondStep(userId, code, now))) {
    throw wrong('code', 'This code is not correct. Please wait for the next code and try again.');
  }
}

function alreadyOn(): PortalError {
  return new PortalError('conflict', 'Two-step sign-in is already on.');
}

function wrong(field: string, message: string): PortalError {
  return new PortalError('invalid_input', message, { fields: { [field]: message } });
}
