import * as z from 'zod/mini';
import { anyone, operation, signedIn } from '../../endpoint.ts';
import { languages } from '../../languages/languages.ts';
import { instant } from '../../fields/fields.ts';
import { encryptedPassword, enteredPassword, keyId, signUpPassword } from '../schemas/password.ts';
import { email, firstName, lastName, phoneNumber } from '../schemas/person.ts';
import { role } from '../schemas/user.ts';

/** A session, and the device token that identifies this browser to the account from now on. */
export const sessionGrant = z.object({ step: z.literal('done'), token: z.string(), device: z.string() });

/**
 * The next step after a verified password: a session, a second-step code, or setup of the second step if the portal
 * requires it. `challenge` is valid for that step only, for ten minutes.
 */
export const signInStep = z.discriminatedUnion('step', [
  sessionGrant,
  z.object({ step: z.literal('code'), challenge: z.string() }),
  z.object({ step: z.literal('enroll'), challenge: z.string() }),
]);

export type SignInStep = z.output<typeof signInStep>;

const rememberMe = z._default(z.boolean(), false);
/** The token of an emailed link. */
export const oneTimeToken = z.string().check(z.regex(/^[\w-]{20,100}$/));

export const signUp = operation({
  function: 'signup',
  method: 'POST',
  status: 201,
  path: 'auth/signup',
  summary:
    'Creates a client account, or activates an invited account. If the address already has an account, fails without saying why and emails the owner.',
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
    /** Token of the invitation email. It determines the role. */
    invitation: z.optional(oneTimeToken),
  }),
  data: signInStep,
});

export const getInvitation = operation({
  function: 'getInvitation',
  method: 'POST',
  path: 'auth/invitation',
  summary:
    'Returns the person of a valid invitation. The token is in the body, because addresses of calls are logged.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ token: oneTimeToken }),
  data: z.object({ email: z.string(), role, firstName: z.string(), lastName: z.string() }),
});

export const signIn = operation({
  function: 'signin',
  method: 'POST',
  path: 'auth/signin',
  summary:
    'Opens a session with a password. X-Device has the device token of a browser that signed in before.',
  access: anyone,
  rateLimit: { limit: 100, windowSeconds: 900 },
  body: z.object({ email, password: enteredPassword, rememberMe }),
  data: signInStep,
});

export const signOut = operation({
  function: 'signout',
  method: 'POST',
  path: 'auth/signout',
  summary: 'Ends the session of the caller.',
  access: signedIn,
  data: z.object({}),
});

export const forgotPassword = operation({
  function: 'forgotPassword',
  method: 'POST',
  path: 'auth/forgot-password',
  summary:
    'Emails a reset link, valid once and for 30 minutes, if the address has an account. The response does not reveal whether it has. `isDelayed`: emails take longer than usual at the moment, whatever the address. `resetToken` is only returned by a portal on one machine.',
  access: anyone,
  rateLimit: { limit: 20, windowSeconds: 600 },
  body: z.object({ email }),
  data: z.object({ isDelayed: z.optional(z.boolean()), resetToken: z.optional(z.string()) }),
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
  summary: 'Sets a new password, ends every session of the account, and returns a new one.',
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
    'Returns the RSA key (SPKI, base64) for encrypting passwords, its ID, and until when it may be cached.',
  access: anyone,
  data: z.object({ publicKey: z.string(), kid: z.string(), expiresAt: instant }),
});
