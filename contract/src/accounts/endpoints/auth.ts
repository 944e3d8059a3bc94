import * as z from 'zod/mini';
import { anyone, operation, signedIn } from '../../endpoint.ts';
import { languages } from '../../languages/languages.ts';
import { instant } from '../../fields/fields.ts';
import { encryptedPassword, enteredPassword, keyId, signUpPassword } from '../schemas/password.ts';
import { email, firstName, lastName, phoneNumber } from '../schemas/person.ts';
import { role } from '../schemas/user.ts';

/** A signed-in session, and the mark by which this browser is known to the account from now on. */
export const sessionGrant = z.object({ step: z.literal('done'), token: z.string(), device: z.string() });

/**
 * What follows a proven password: the session, a code of the second step, or setting that second step up where the
 * portal requires it. `challenge` is good for ten minutes and for nothing but that.
 */
export const signInStep = z.discriminatedUnion('step', [
  sessionGrant,
  z.object({ step: z.literal('code'), challenge: z.string() }),
  z.object({ step: z.literal('enroll'), challenge: z.string() }),
]);

export type SignInStep = z.output<typeof signInStep>;

const rememberMe = z._default(z.boolean(), false);
const token = z.string().check(z.regex(/^[\w-]{20,100}$/));

export const signUp = operation({
  function: 'signup',
  method: 'POST',
  status: 201,
  path: 'auth/signup',
  summary:
    'Makes a client account, or the account that an invitation names. An address that has one already is refused without saying why, and its owner is told by mail.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({
    email,
    password: signUpPassword,
    firstName,
    lastName,
    phoneNumber,
    rememberMe,
    language: z._default(z.enum(languages), 'en'),
    /** Of the mail that invited this person; the role comes with it. */
    invitation: z.optional(token),
  }),
  data: signInStep,
});

export const getInvitation = operation({
  function: 'getInvitation',
  method: 'POST',
  path: 'auth/invitation',
  summary:
    'Whom an invitation names, while it can still be accepted. Its token travels in the body: addresses are logged.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ token }),
  data: z.object({ email: z.string(), role, firstName: z.string(), lastName: z.string() }),
});

export const signIn = operation({
  function: 'signin',
  method: 'POST',
  path: 'auth/signin',
  summary: 'Opens a session with a password. X-Device carries the mark of a browser that signed in before.',
  access: anyone,
  rateLimit: { limit: 100, windowSeconds: 900 },
  body: z.object({ email, password: enteredPassword, rememberMe }),
  data: signInStep,
});

export const signOut = operation({
  function: 'signout',
  method: 'POST',
  path: 'auth/signout',
  summary: 'Ends the session that the call carries.',
  access: signedIn,
  data: z.object({}),
});

export const forgotPassword = operation({
  function: 'forgotPassword',
  method: 'POST',
  path: 'auth/forgot-password',
  summary:
    'Sends a reset link, good once and for 30 minutes, if the address has an account; the answer does not tell. `resetToken` is answered by a portal that runs on one machine only.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({ email }),
  data: z.object({ resetToken: z.optional(z.string()) }),
});

export const resetPassword = operation({
  function: 'resetPassword',
  method: 'POST',
  path: 'auth/reset-password',
  summary: 'Sets a new password with the token of a reset link, and ends every session of the account.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({
    token: z
      .string('Reset token is required')
      .check(z.trim(), z.minLength(1, 'Reset token is required'), z.maxLength(200)),
    password: encryptedPassword,
    kid: z.optional(keyId),
  }),
  data: z.object({}),
});

export const changePassword = operation({
  function: 'changePassword',
  method: 'POST',
  path: 'auth/change-password',
  summary:
    'Sets a new password and ends every session of the account; the answer opens a new one in their place.',
  access: signedIn,
  body: z.object({
    currentPassword: encryptedPassword,
    newPassword: encryptedPassword,
    kid: z.optional(keyId),
  }),
  data: sessionGrant,
});

export const publicKey = operation({
  function: 'cryptoPublicKey',
  method: 'GET',
  path: 'crypto/public-key',
  summary:
    'The RSA key (SPKI, base64) that passwords are encrypted with, its id, and until when it may be kept.',
  access: anyone,
  data: z.object({ publicKey: z.string(), kid: z.string(), expiresAt: instant }),
});
