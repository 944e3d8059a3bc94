import { identityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { createDocument, readKnownDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { ACCOUNTS } from '../containers.ts';

const MINUTES = 10;

const flow = z.object({
  provider: identityProvider,
  /** Hash of the secret in the browser. */
  binding: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  rememberMe: z.boolean(),
  expiresAt: z.string(),
  usedAt: z.optional(z.string()),
});

export type OAuthFlow = z.output<typeof flow>;

const idOf = (state: string) => `oauth|${keyedId('oauth', state)}`;

export const bindingHash = (binding: string) => keyedId('oauth binding', binding);

/** Stores a flow before the browser is redirected to the provider. */
export async function saveOAuthFlow(
  state: string,
  value: Omit<OAuthFlow, 'expiresAt' | 'usedAt'>,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000).toISOString();
  await createDocument(ACCOUNTS, { id: idOf(state), ...value, expiresAt, ttl: MINUTES * 60 } as {
    id: string;
  });
}

/** Redeems a flow in the callback. Null if it is unknown, expired, used, or from another browser. */
export async function redeemOAuthFlow(state: string, binding: string, now: Date): Promise<OAuthFlow | null> {
  const id = idOf(state);
  const stored = await readKnownDocument(ACCOUNTS, id, id, flow);
  if (!stored || stored.value.usedAt || stored.value.binding !== bindingHash(binding)) return null;
  const used = { id, ...stored.value, usedAt: now.toISOString(), ttl: MINUTES * 60 };
  return (await replaceDocument(ACCOUNTS, used, stored.etag)) ? stored.value : null;
}
