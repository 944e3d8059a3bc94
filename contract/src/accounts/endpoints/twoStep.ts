import * as z from 'zod/mini';
import { anyone, operation, signedIn } from '../../endpoint.ts';
import { enteredPassword } from '../schemas/password.ts';
import { sessionGrant } from './auth.ts';

const challenge = z.string().check(z.minLength(1), z.maxLength(2000));

const WRONG_FORM = 'Please enter the 6-digit code from your authenticator app, or a recovery code';

/** Six digits of an authenticator, or a recovery code; spaces and dashes are ignored. */
export const secondStepCode = z.string(WRONG_FORM).check(
  z.overwrite((value: string) => value.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(\d{6}|[0-9A-Z]{10})$/, WRONG_FORM),
);

/** Either a signed-in person who gives their password again (and a code, when the second step is on and is to be replaced), or the challenge of a sign-in that must enroll first. */
const enrollmentProof = z.union([
  z.object({ challenge }),
  z.object({ password: enteredPassword, code: z.optional(secondStepCode) }),
]);

export const startTwoStep = operation({
  function: 'twoStepStart',
  method: 'POST',
  path: 'auth/two-step/start',
  summary:
    'A new secret for an authenticator, as text and as otpauth URI. It counts once a code of it was given; until then an earlier one stays.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: enrollmentProof,
  data: z.object({ secret: z.string(), uri: z.string() }),
});

export const activateTwoStep = operation({
  function: 'twoStepActivate',
  method: 'POST',
  path: 'auth/two-step/activate',
  summary:
    'Turns the second step on with a first code; answers the recovery codes, which are shown once. With a challenge, the session as well.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({ code: secondStepCode, challenge: z.optional(challenge) }),
  data: z.object({ recoveryCodes: z.array(z.string()), session: z.optional(sessionGrant) }),
});

export const verifyTwoStep = operation({
  function: 'twoStepVerify',
  method: 'POST',
  path: 'auth/two-step/verify',
  summary:
    'The second step of a sign-in: a code of the authenticator, or a recovery code, which is then used up.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 900 },
  body: z.object({ challenge, code: secondStepCode }),
  data: sessionGrant,
});

export const disableTwoStep = operation({
  function: 'twoStepDisable',
  method: 'POST',
  path: 'auth/two-step/disable',
  summary: 'Turns the second step off; takes the password and a code. Refused where the portal requires it.',
  access: signedIn,
  body: z.object({ password: enteredPassword, code: secondStepCode }),
  data: z.object({}),
});
