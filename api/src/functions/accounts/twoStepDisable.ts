import { disableTwoStep } from '@portal/contract/accounts/endpoints/twoStep.ts';
import { settings } from '../../config/settings.ts';
import { changeUser } from '../../data/accounts/users.ts';
import { recordAccountEvent } from '../../data/audit/recordAccountEvent.ts';
import { needsTwoStep } from '../../domain/accounts/userView.ts';
import { PortalError } from '../../errors/portalError.ts';
import { endpoint } from '../../http/endpoint.ts';
import { requestAccountEmail } from '../../workflows/accounts/requestAccountEmail.ts';
import { confirmPassword } from '../../workflows/accounts/verifyCredentials.ts';
import { verifySecondStep } from '../../workflows/accounts/verifySecondStep.ts';
import { signedInUser } from '../../workflows/accounts/signedInUser.ts';

/** POST /api/auth/two-step/disable: disables two-step sign-in. */
endpoint(disableTwoStep, async ({ body, caller, now }) => {
  const user = await signedInUser(caller);
  const { userId } = user;
  if (needsTwoStep(user, settings().REQUIRE_STAFF_MFA)) {
    throw new PortalError('forbidden', 'Two-step sign-in is required for your role.');
  }
  if (!(await confirmPassword(user, body.password, caller.address, now)))
    throw invalidField('password', 'Your password is not correct');
  if (!(await verifySecondStep(userId, body.code, now))) {
    throw invalidField('code', 'This code is not correct. Please wait for the next code and try again.');
  }
  await changeUser(userId, () => ({ twoStep: null }));
  await recordAccountEvent({ kind: 'two-step-off', userId, by: userId }, now);
  await requestAccountEmail({ kind: 'two-step-off', userId });
  return { message: 'Two-step sign-in is off', data: {} };
});

function invalidField(field: string, message: string): PortalError {
  return new PortalError('invalid_input', message, { fields: { [field]: message } });
}
