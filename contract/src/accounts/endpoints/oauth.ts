import * as z from 'zod/mini';
import { anyone, operation } from '../../endpoint.ts';
import { enteredPassword } from '../schemas/password.ts';
import { type sessionGrant, signInStep } from './auth.ts';

export const identityProviders = ['google', 'github'] as const;

export const identityProvider = z.enum(identityProviders);

export type IdentityProvider = z.output<typeof identityProvider>;

const secret = z.string().check(z.regex(/^[\w-]{32,128}$/));

export const listIdentityProviders = operation({
  function: 'oauthProviders',
  method: 'GET',
  path: 'auth/oauth/providers',
  summary: 'Lists the configured identity providers for sign-in.',
  access: anyone,
  data: z.array(identityProvider),
});

export const startOAuth = operation({
  function: 'oauthStart',
  method: 'POST',
  path: 'auth/oauth/start',
  summary:
    'Returns the address of the identity provider. `binding`: a secret of the browser, which it must send again to finish the sign-in.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ provider: identityProvider, binding: secret, rememberMe: z._default(z.boolean(), false) }),
  data: z.object({ url: z.url() }),
});

export const finishOAuth = operation({
  function: 'oauthFinish',
  method: 'POST',
  path: 'auth/oauth/finish',
  summary:
    'Finishes a sign-in with the result of the identity provider. Signs in a known identity. An unknown identity with a verified address gets an account, or is linked to the account with its address after its password is verified.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: secret,
    binding: secret,
    /** Issuer (RFC 9207), checked if the provider sends it. */
    iss: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: z.discriminatedUnion('step', [
    ...signInStep.def.options,
    z.object({ step: z.literal('link'), ticket: z.string(), email: z.string(), provider: identityProvider }),
  ]),
});

export const linkOAuth = operation({
  function: 'oauthLink',
  method: 'POST',
  path: 'auth/oauth/link',
  summary: 'Links the identity of a ticket to the account with the same address, and signs in.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(2000)), password: enteredPassword }),
  data: signInStep,
});

export type OAuthStep = z.output<typeof finishOAuth.data>;
export type Grant = z.output<typeof sessionGrant>;
