import type { Role } from '@portal/contract/accounts/catalogs/roles.ts';
import * as z from 'zod/mini';
import { isIdle } from '../../domain/accounts/sessionTimes.ts';
import { onContainer } from '../cosmos.ts';
import { catchUp, createDocument, readDocument } from '../documents.ts';
import { catchUpUser, readUser } from './users.ts';
import { ACCOUNTS } from '../containers.ts';
import { unlessStatus } from '../sdk/unlessStatus.ts';

/** An ended session is refused after this time at the latest, and the moment by which a read may lag. */
const CACHED_MS = 30_000;
/** How often `seenAt` is updated while a session is used. */
const SEEN_INTERVAL_MS = 60_000;
const MAX_CACHED = 10_000;

const session = z.object({
  userId: z.string(),
  role: z.string(),
  epoch: z.int(),
  expiresAt: z.string(),
  seenAt: z.string(),
  endedAt: z.optional(z.string()),
});

interface CachedSession {
  /** The account and role of an open session; null if it is not open. */
  readonly owner: { readonly userId: string; readonly role: string } | null;
  readonly readAt: number;
  seenAt: string;
}

const cache = new Map<string, CachedSession>();

const idOf = (sid: string) => `session|${sid}`;

interface NewSession {
  readonly sid: string;
  readonly userId: string;
  readonly role: Role;
  readonly epoch: number;
  readonly lifetimeSeconds: number;
}

export async function createSession({ sid, lifetimeSeconds, ...rest }: NewSession, now: Date): Promise<void> {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000).toISOString();
  await createDocument(ACCOUNTS, {
    id: idOf(sid),
    ...rest,
    createdAt: at,
    seenAt: at,
    expiresAt,
    ttl: lifetimeSeconds,
  } as { id: string });
}

/**
 * Whether a session is open: it has not ended, expired, or become idle, its account is active with the same role, and
 * the account's sessions have not been ended. The result can be 30 seconds old. `isActivity`: whether the call shows that
 * someone uses the session.
 */
export async function isSessionOpen(
  { sid, userId, role }: Pick<NewSession, 'sid' | 'userId' | 'role'>,
  now: Date,
  isActivity = true,
): Promise<boolean> {
  const cached = cachedSession(sid, now) ?? (await loadSession(sid, userId, now));
  if (cached.owner?.userId !== userId || cached.owner.role !== role) return false;
  if (isIdle(role, cached.seenAt, now)) {
    await endSession(sid, now);
    return false;
  }
  if (isActivity && now.getTime() - Date.parse(cached.seenAt) > SEEN_INTERVAL_MS) {
    cached.seenAt = now.toISOString();
    await patchSession(sid, 'seenAt', cached.seenAt);
  }
  return true;
}

/** Ends a session: immediately for this instance, within 30 seconds for all. */
export async function endSession(sid: string, now: Date): Promise<void> {
  cache.delete(sid);
  await patchSession(sid, 'endedAt', now.toISOString());
  cache.delete(sid);
}

/** Makes this instance notice ended sessions immediately. */
export function clearSessionCache(): void {
  cache.clear();
}

function cachedSession(sid: string, now: Date): CachedSession | undefined {
  const cached = cache.get(sid);
  return cached && now.getTime() - cached.readAt < CACHED_MS ? cached : undefined;
}

async function loadSession(sid: string, userId: string, now: Date): Promise<CachedSession> {
  let found = await readSession(sid, userId);
  if (!found.role) {
    // Another instance may just have opened the session, or created the account.
    await Promise.all([catchUp(ACCOUNTS, idOf(sid), idOf(sid)), catchUpUser(userId)]);
    found = await readSession(sid, userId);
  }
  const owner = found.role ? { userId, role: found.role } : null;
  const cached = { owner, readAt: now.getTime(), seenAt: found.seenAt ?? now.toISOString() };
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(sid, cached);
  return cached;
}

/** The role of the account when the session is open; else null. `seenAt`: when it was last used, if it exists. */
async function readSession(
  sid: string,
  userId: string,
): Promise<{ readonly role: Role | null; readonly seenAt: string | undefined }> {
  const id = idOf(sid);
  const [stored, user] = await Promise.all([readDocument(ACCOUNTS, id, id, session), readUser(userId)]);
  const isOpen =
    stored !== null &&
    stored.value.endedAt === undefined &&
    stored.value.userId === userId &&
    user !== null &&
    user.state === 'active' &&
    user.role === stored.value.role &&
    user.sessionEpoch === stored.value.epoch;
  return { role: isOpen ? user.role : null, seenAt: stored?.value.seenAt };
}

async function patchSession(sid: string, field: 'seenAt' | 'endedAt', value: string): Promise<void> {
  const id = idOf(sid);
  // A deleted session is not open.
  await onContainer(ACCOUNTS, (container) =>
    unlessStatus([404], container.item(id, id).patch([{ op: 'set', path: `/${field}`, value }])),
  );
}
