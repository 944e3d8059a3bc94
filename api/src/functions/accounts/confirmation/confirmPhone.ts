import { confirmPhone } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { settings } from '../../../config/settings.ts';
import { checkPhoneCode, endPhoneCode } from '../../../data/accounts/confirmation/phoneCodes.ts';
import { changeUser } from '../../../data/accounts/users.ts';
import { recordAccountEvent } from '../../../data/audit/recordAccountEvent.ts';
import { toE164 } from '../../../domain/accounts/phoneConfirmation.ts';
import { userView } from '../../../domain/accounts/userView.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

/** POST /api/user/phone/confirm: confirms the phone number of the profile with the code that was sent to it. */
endpoint(confirmPhone, async ({ body, caller, now }) => {
  const user = await signedInUser(caller);
  const { userId } = user;
  const number = toE164(user.phoneNumber);
  const code = { userId, number, code: body.code };
  const outcome = await checkPhoneCode(code, now);
  if (outcome === 'gone') {
    throw new PortalError('gone', 'This code is no longer valid. Please request a new one.');
  }
  if (outcome === 'wrong') {
    const message = 'This code is not correct. Please check the text message and try again.';
    throw new PortalError('invalid_input', message, { fields: { code: message } });
  }
  // If the number changed in the meantime, the new one stays unconfirmed.
  const changed = await changeUser(userId, () => ({
    confirmedPhone: { number, confirmedAt: now.toISOString() },
  }));
  await recordAccountEvent({ kind: 'phone-confirmed', userId, by: userId }, now);
  await endPhoneCode(code);
  return {
    message: 'Phone number confirmed',
    data: { user: userView(changed ?? user, settings().REQUIRE_STAFF_MFA) },
  };
});
