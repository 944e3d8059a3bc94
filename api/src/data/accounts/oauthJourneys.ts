import { identityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';

const MINUTES = 10;

const journey = z.object({
  provider: identityProvider,
  /** Hash of the secret that the browser keeps. */
  binding: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  rememberMe: z.boolean(),
  expiresAt: z.string(),
  usedAt: z.optional(z.string()),
});

export type OAuthJourney = z.output<typeof journey>;

const idOf = (state: string) => `oauth|${keyedId('oauth', state)}`;

export const bindingHash = (binding: string) => keyedId('oauth binding', binding);

/** Remembers that a browser was sent to a provider. */
export async function saveJourney(
  state: string,
  value: Omit<OAuthJourney, 'expiresAt' | 'usedAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  await createDocument('accounts', { id: idOf(state), ...value, expiresAt, ttl: MINUTES * 60 } as {
    id: string;
  });
}

/** Takes the journey of a browser that came back, once; null when it is not this browser's, over or taken. */
export async function redeemJourney(state: string, binding: string, now: Date): Promise<OAuthJourney | null> {
  const id = idOf(state);
  const stored = await readDocument('accounts', id, id, journey);
  if (!stored || stored.value.usedAt || stored.value.binding !== bindingHash(binding)) return null;
  const used = { id, ...stored.value, usedAt: now.toISOString(), ttl: MINUTES * 60 };
  return (await replaceDocument('accounts', used, stored.etag)) ? stored.value : null;
}
