import type { IdentityProvider } from '@portal/contract/accounts/endpoints/oauth.ts';
import * as z from 'zod/mini';
import { createDocument, readDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { ACCOUNTS } from '../containers.ts';

const idOf = (provider: IdentityProvider, subject: string) =>
  `identity|${provider}|${keyedId(provider, subject)}`;

/** The user id of the account linked to a provider's identity, or null. */
export async function userOfIdentity(provider: IdentityProvider, subject: string): Promise<string | null> {
  const id = idOf(provider, subject);
  return (await readDocument(ACCOUNTS, id, id, z.object({ userId: z.string() })))?.value.userId ?? null;
}

/** Links an identity to an account. False if it is already linked. */
export async function linkIdentity(
  provider: IdentityProvider,
  subject: string,
  userId: string,
): Promise<boolean> {
  return createDocument(ACCOUNTS, { id: idOf(provider, subject), userId } as { id: string });
}
