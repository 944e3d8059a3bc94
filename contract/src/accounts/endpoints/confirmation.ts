import * as z from 'zod/mini';
import { operation, signedIn } from '../../endpoint.ts';
import { userView } from '../schemas/user.ts';

/** How long a code that confirms a phone number is valid. */
export const PHONE_CODE_MINUTES = 10;

const CODE = 'Please enter the 6-digit code from the text message';

/** Six digits. Ignores spaces and dashes. */
export const phoneCode = z.string(CODE).check(
  z.overwrite((value: string) => value.replace(/[\s-]/g, '')),
  z.regex(/^\d{6}$/, CODE),
);

export const sendPhoneCode = operation({
  function: 'sendPhoneCode',
  method: 'POST',
  path: 'user/phone/code',
  summary:
    'Sends a code by text message to the phone number of the profile. No other text message goes to a number before its owner has confirmed it with the code.',
  access: signedIn,
  rateLimit: { limit: 10, windowSeconds: 600 },
  data: z.object({}),
});

export const confirmPhone = operation({
  function: 'confirmPhone',
  method: 'POST',
  path: 'user/phone/confirm',
  summary: 'Confirms the phone number of the profile with the code that was sent to it.',
  access: signedIn,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ code: phoneCode }),
  data: z.object({ user: userView }),
});
