import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createDocument, readKnownDocument, replaceDocument } from '../documents.ts';
import { keyedId } from '../../config/keyedHash.ts';
import { ACCOUNTS } from '../containers.ts';

type Purpose = 'reset' | 'invitation' | 'address';

const stored = z.object({
  userId: z.string(),
  createdAt: z.string(),
  usedAt: z.optional(z.string()),
  /** Random, of the call that redeemed it. */
  usedBy: z.optional(z.string()),
  expiresAt: z.string(),
});

/** The account and creation time of a redeemed token. */
export interface UsedToken {
  readonly userId: string;
  readonly createdAt: string;
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

/** The user id of a token; null if it was used, has expired, or is unknown. */
export async function peekToken(purpose: Purpose, token: string): Promise<string | null> {
  const id = idOf(purpose, token);
  const found = await readKnownDocument(ACCOUNTS, id, id, stored);
  return found && !found.value.usedAt ? found.value.userId : null;
}

/** Redeems a token. Null if it was used, has expired, or is unknown. Of concurrent calls only one succeeds. */
export async function redeemToken(purpose: Purpose, token: string, now: Date): Promise<UsedToken | null> {
  const id = idOf(purpose, token);
  const found = await readKnownDocument(ACCOUNTS, id, id, stored);
  if (!found || found.value.usedAt) return null;
  const remainingSeconds = Math.max(1, Math.ceil((Date.parse(found.value.expiresAt) - now.getTime()) / 1000));
  const usedBy = randomUUID();
  const used = { id, ...found.value, usedAt: now.toISOString(), usedBy, ttl: remainingSeconds };
  if (await replaceDocument(ACCOUNTS, used, found.etag)) return found.value;
  // The store can make the change and then fail to answer, so that its repetition meets it.
  const met = await readKnownDocument(ACCOUNTS, id, id, stored);
  return met?.value.usedBy === usedBy ? found.value : null;
}

/** The id by which an account stores its invitation. */
export function invitationIdOf(token: string): string {
  return keyedId('invitation', token);
}
