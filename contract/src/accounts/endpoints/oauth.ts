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
  summary: 'Which other providers people can sign in with; none unless they are configured.',
  access: anyone,
  data: z.array(identityProvider),
});

export const startOAuth = operation({
  function: 'oauthStart',
  method: 'POST',
  path: 'auth/oauth/start',
  summary:
    'Where to send the browser. `binding` is a secret that the browser keeps: only who holds it can finish what it started.',
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
    'Takes what the provider sent back. A known identity is signed in; an unknown one with a verified address becomes an account, or is linked to the one that has its address once its password is proven.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: secret,
    binding: secret,
    /** RFC 9207: providers that say who they are are checked. */
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
  summary: 'Links the identity of a ticket to the account with its address, and signs in.',
  access: anyone,
  rateLimit: { limit: 30, windowSeconds: 600 },
  body: z.object({ ticket: z.string().check(z.minLength(1), z.maxLength(2000)), password: enteredPassword }),
  data: signInStep,
});

export type OAuthStep = z.output<typeof finishOAuth.data>;
export type Grant = z.output<typeof sessionGrant>;
