import { randomInt } from 'node:crypto';
import { PHONE_CODE_MINUTES, sendPhoneCode } from '@portal/contract/accounts/endpoints/confirmation.ts';
import { settings } from '../../../config/settings.ts';
import { type AttemptLimit, consumeAttempts } from '../../../data/accounts/attempts.ts';
import { savePhoneCode } from '../../../data/accounts/confirmation/phoneCodes.ts';
import { hasConfirmedPhone, toE164 } from '../../../domain/accounts/phoneConfirmation.ts';
import { PortalError } from '../../../errors/portalError.ts';
import { endpoint } from '../../../http/endpoint.ts';
import { phoneCodeSms } from '../../../services/sms/phoneCodeSms.ts';
import { sendSms } from '../../../services/sms/sendSms.ts';
import { signedInUser } from '../../../workflows/accounts/signedInUser.ts';

const DAY_SECONDS = 24 * 3600;

/** A text message costs money and disturbs whoever has the number, so each of these can send only a few. */
function limits(userId: string, number: string, address: string): AttemptLimit[] {
  return [
    { purpose: 'phone-code', subject: userId, limit: 3 },
    { purpose: 'phone-code', subject: userId, limit: 5, windowSeconds: DAY_SECONDS },
    { purpose: 'phone-code-number', subject: number, limit: 5, windowSeconds: DAY_SECONDS },
    { purpose: 'phone-code-address', subject: address, limit: 30, windowSeconds: DAY_SECONDS },
  ];
}

/** POST /api/user/phone/code: sends a code to the phone number of the profile. */
endpoint(sendPhoneCode, async ({ caller, now }) => {
  const user = await signedInUser(caller);
  const { userId, phoneNumber } = user;
  if (phoneNumber === '') throw new PortalError('invalid_input', 'Text messages need a phone number.');
  if (hasConfirmedPhone(user)) throw new PortalError('conflict', 'This phone number is already confirmed.');
  if (!settings().SMS_FROM) throw new PortalError('conflict', 'This portal does not send text messages.');
  const number = toE164(phoneNumber);
  await consumeAttempts(limits(userId, number, caller.address), now);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await savePhoneCode({ userId, number, code }, PHONE_CODE_MINUTES * 60, now);
  await sendSms(await phoneCodeSms({ to: number, language: user.settings.language, code }), now);
  return { message: 'We sent you a code', data: {} };
});
