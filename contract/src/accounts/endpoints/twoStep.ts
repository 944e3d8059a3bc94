import * as z from 'zod/mini';
import { asciiForms } from '../../fields/entered/asciiForms.ts';
import { anyone, operation, signedIn } from '../../endpoint.ts';
import { enteredPassword } from '../schemas/password.ts';
import { sessionGrant } from './auth.ts';

const challenge = z.string().check(z.minLength(1), z.maxLength(2000));

const WRONG_FORM = 'Please enter the 6-digit code from your authenticator app, or a recovery code';

/** Six digits of an authenticator app, or a recovery code. Ignores spaces and dashes. */
export const secondStepCode = z.string(WRONG_FORM).check(
  z.overwrite((value: string) => asciiForms(value).replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(\d{6}|[0-9A-Z]{10})$/, WRONG_FORM),
);

/**
 * Either the challenge of a sign-in that must enroll first, or the password of a signed-in person (and a code, to
 * replace an active second step).
 */
const enrollmentProof = z.union([
  z.object({ challenge }),
  z.object({ password: enteredPassword, code: z.optional(secondStepCode) }),
]);

export const startTwoStep = operation({
  function: 'twoStepStart',
  method: 'POST',
  path: 'auth/two-step/start',
  summary:
    'Returns a new authenticator secret, as text and as otpauth URI. It becomes active with its first code. Until then, an earlier secret stays active.',
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
    'Turns on the second step with a first code. Returns recovery codes, which are shown once, and a session if a challenge was sent.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({ code: secondStepCode, challenge: z.optional(challenge) }),
  data: z.object({ recoveryCodes: z.array(z.string()), session: z.optional(sessionGrant) }),
});

export const verifyTwoStep = operation({
  function: 'twoStepVerify',
  method: 'POST',
  path: 'auth/two-step/verify',
  summary: 'Finishes a sign-in with an authenticator code or a recovery code, which can be used once.',
  access: anyone,
  rateLimit: { limit: 60, windowSeconds: 900 },
  body: z.object({ challenge, code: secondStepCode }),
  data: sessionGrant,
});

export const disableTwoStep = operation({
  function: 'twoStepDisable',
  method: 'POST',
  path: 'auth/two-step/disable',
  summary: 'Turns off the second step with password and code. Fails if the portal requires it.',
  access: signedIn,
  body: z.object({ password: enteredPassword, code: secondStepCode }),
  data: z.object({}),
});
