import * as z from 'zod/mini';
import { asciiForms } from '../../fields/entered/asciiForms.ts';
import { operation, signedIn } from '../../endpoint.ts';
import { userView } from '../schemas/user.ts';
import { oneTimeToken } from './auth.ts';

/** How long a code that confirms a phone number is valid. */
export const PHONE_CODE_MINUTES = 10;

const CODE = 'Please enter the 6-digit code from the text message';

/** Six digits. Ignores spaces and dashes. */
export const phoneCode = z.string(CODE).check(
  z.overwrite((value: string) => asciiForms(value).replace(/[\s-]/g, '')),
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

/** How long a link that confirms an address is valid. */
export const ADDRESS_LINK_HOURS = 24;

export const requestAddressLink = operation({
  function: 'requestAddressLink',
  method: 'POST',
  path: 'user/email/link',
  summary:
    'Emails a link to the address of the account that confirms it. `isDelayed`: emails take longer than usual at the moment.',
  access: signedIn,
  rateLimit: { limit: 10, windowSeconds: 600 },
  data: z.object({ isDelayed: z.optional(z.boolean()) }),
});

export const confirmAddress = operation({
  function: 'confirmAddress',
  method: 'POST',
  path: 'user/email/confirm',
  summary:
    'Confirms the address of the account with the token of an emailed link. Needs a session of that account: whoever only reads the mailbox must not confirm an account that a stranger opened with the address.',
  access: signedIn,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ token: oneTimeToken }),
  data: z.object({ user: userView }),
});
