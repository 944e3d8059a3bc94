import * as z from 'zod/mini';
import { retryOnConflict, succeeded, writeConflict } from '../retryOnConflict.ts';
import { createDocument, readDocument, replaceDocument } from '../documents.ts';
import { readUser } from './users.ts';

const ID = 'admins';
/** Somebody who began to leave and got no further for this long did not leave. */
const LEAVING_MS = 60_000;

/** Who is an active admin, with the instant at which somebody began to stop being one. */
const admins = z.object({ leavingAt: z.record(z.string(), z.nullable(z.string())) });

type Leaving = z.output<typeof admins>['leavingAt'];

/** Counts an account among the active admins; to be called once the account says so. */
export async function addAdmin(userId: string): Promise<void> {
  await change((leaving) => ({ ...leaving, [userId]: null }));
}

/**
 * Asks for an active admin to stop being one, before the account says so. False when no other would be left: of two
 * admins who end each other at the same time, one stays. What is asked for and not done lapses after a minute.
 */
export async function reserveAdminRemoval(userId: string, now: Date): Promise<boolean> {
  return change(async (leaving) => {
    const others = Object.entries(leaving).filter(([id, since]) => id !== userId && !isLeaving(since, now));
    const active = await Promise.all(others.map(([id]) => isActiveAdmin(id)));
    return active.includes(true) ? { ...leaving, [userId]: now.toISOString() } : null;
  });
}

/** Completes a departure once the account is no active admin any more. */
export async function removeAdmin(userId: string): Promise<void> {
  await change((leaving) => Object.fromEntries(Object.entries(leaving).filter(([id]) => id !== userId)));
}

function isLeaving(since: string | null, now: Date): boolean {
  return since !== null && now.getTime() - Date.parse(since) <= LEAVING_MS;
}

/** The account has the last word: somebody may have been counted late, or have left without being taken off the list. */
async function isActiveAdmin(userId: string): Promise<boolean> {
  const user = await readUser(userId);
  return user?.role === 'admin' && user.state === 'active';
}

async function change(
  decide: (leaving: Leaving) => Leaving | null | Promise<Leaving | null>,
): Promise<boolean> {
  return retryOnConflict('the list of admins', async () => {
    const stored = await readDocument('accounts', ID, ID, admins);
    const next = await decide(stored?.value.leavingAt ?? {});
    if (!next) return succeeded(false);
    const document = { id: ID, leavingAt: next };
    const saved = stored
      ? await replaceDocument('accounts', document, stored.etag)
      : await createDocument('accounts', document);
    return saved ? succeeded(true) : writeConflict;
  });
}
