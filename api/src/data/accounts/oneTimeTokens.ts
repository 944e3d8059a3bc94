import * as z from 'zod/mini';
import { deleteIfMatch } from '../ifMatch.ts';
import { createDocument, readKnownDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { ACCOUNTS } from '../containers.ts';

type Purpose = 'reset' | 'invitation' | 'address';

const stored = z.object({
  userId: z.string(),
  createdAt: z.string(),
  /** Of a version that kept used tokens. */
  usedAt: z.optional(z.string()),
});

/** A token that can be used. */
export interface OneTimeToken {
  readonly userId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly etag: string;
}

const idOf = (purpose: Purpose, token: string) => `${purpose}|${keyedId(purpose, token)}`;

/** Stores a token under its hash. */
export async function saveToken(
  purpose: Purpose,
  token: string,
  userId: string,
  lifetimeSeconds: number,
  now: Date,
): Promise<void> {
  await createDocument(ACCOUNTS, {
    id: idOf(purpose, token),
    userId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + lifetimeSeconds * 1000).toISOString(),
    ttl: lifetimeSeconds,
  } as { id: string });
}

/** Null if the token was used, has expired, or is unknown. */
export async function readToken(purpose: Purpose, token: string): Promise<OneTimeToken | null> {
  const id = idOf(purpose, token);
  const found = await readKnownDocument(ACCOUNTS, id, id, stored);
  if (!found || found.value.usedAt) return null;
  const { userId, createdAt } = found.value;
  return { userId, createdAt, etag: found.etag };
}

/**
 * Ends a token. Call it after everything that its use does, so that the person can send the form again if something fails
 * before. The account decides that a token has an effect only once. An invitation ends with its account's acceptance.
 */
export async function endToken(
  purpose: Exclude<Purpose, 'invitation'>,
  token: string,
  { etag }: OneTimeToken,
): Promise<void> {
  const id = idOf(purpose, token);
  await deleteIfMatch(ACCOUNTS, id, id, etag);
}

/** The id by which an account stores its invitation. */
export function invitationIdOf(token: string): string {
  return keyedId('invitation', token);
}
