import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { readUser } from './users.ts';
import { ACCOUNTS } from '../containers.ts';

const ID = 'admins';
/** A reserved removal that is not completed expires after this time. */
const RESERVATION_MS = 60_000;

/** The active admins by user id, with the instant at which a removal was reserved; null: none is. */
const admins = z.object({ removalStartedAt: z.record(z.string(), z.nullable(z.string())) });

type Removals = z.output<typeof admins>['removalStartedAt'];

/** Adds an account to the active admins. Call it after the account has been saved. */
export async function addAdmin(userId: string): Promise<void> {
  await change((removals) => ({ ...removals, [userId]: null }));
}

/**
 * Reserves the removal of an active admin. Call it before the account is changed. False: no other active admin would
 * remain. If two admins remove each other at the same time, one stays. The reservation expires after a minute.
 */
export async function reserveAdminRemoval(userId: string, now: Date): Promise<boolean> {
  return change(async (removals) => {
    const others = Object.entries(removals).filter(
      ([id, since]) => id !== userId && !isRemovalReserved(since, now),
    );
    const active = await Promise.all(others.map(([id]) => isActiveAdmin(id)));
    return active.includes(true) ? { ...removals, [userId]: now.toISOString() } : null;
  });
}

/** Completes a removal. Call it after the account has been saved. */
export async function removeAdmin(userId: string): Promise<void> {
  await change((removals) => Object.fromEntries(Object.entries(removals).filter(([id]) => id !== userId)));
}

function isRemovalReserved(since: string | null, now: Date): boolean {
  return since !== null && now.getTime() - Date.parse(since) <= RESERVATION_MS;
}

/** Reads the account, because the list can be out of date. */
async function isActiveAdmin(userId: string): Promise<boolean> {
  const user = await readUser(userId);
  return user?.role === 'admin' && user.state === 'active';
}

async function change(
  decide: (removals: Removals) => Removals | null | Promise<Removals | null>,
): Promise<boolean> {
  return retryOnConflict('the list of admins', async () => {
    const stored = await readDocument(ACCOUNTS, ID, ID, admins);
    const next = await decide(stored?.value.removalStartedAt ?? {});
    if (!next) return succeeded(false);
    const document = { id: ID, removalStartedAt: next };
    const saved = stored
      ? await replaceDocument(ACCOUNTS, document, stored.etag)
      : await createDocument(ACCOUNTS, document);
    return saved ? succeeded(true) : writeConflict;
  });
}
