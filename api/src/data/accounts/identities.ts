import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { createDocument, readDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';

const idOf = (provider: IdentityProvider, subject: string) =>
  `identity|${provider}|${keyedId(provider, subject)}`;

/** The account that somebody at another provider signs in to, or null. */
export async function userOfIdentity(provider: IdentityProvider, subject: string): Promise<string | null> {
  const id = idOf(provider, subject);
  return (await readDocument('accounts', id, id, z.object({ userId: z.string() })))?.value.userId ?? null;
}

/** Ties an identity to an account; false when it is tied to one already. */
export async function linkIdentity(
  provider: IdentityProvider,
  subject: string,
  userId: string,
): Promise<boolean> {
  return createDocument('accounts', { id: idOf(provider, subject), userId } as { id: string });
}
