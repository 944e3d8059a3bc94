import type { Role } from '@portal/contract/accounts/catalogues/roles.ts';
import * as z from 'zod/mini';
import { isIdle } from '../../domain/accounts/sessionTimes.ts';
import { onContainer, statusOf } from '../cosmos.ts';
import { createDocument, readDocument } from '../documents.ts';
import { readUser } from './users.ts';

/** An ended session is refused at the latest this long after its end. */
const CACHED_MS = 30_000;
/** How often a session in use says so. */
const SEEN_EVERY_MS = 60_000;
const MAX_CACHED = 10_000;

const session = z.object({
  userId: z.string(),
  role: z.string(),
  epoch: z.int(),
  expiresAt: z.string(),
  seenAt: z.string(),
  endedAt: z.optional(z.string()),
});

interface Known {
  /** Whose session it is while it is open, and as what; null when it is not. */
  readonly opened: { readonly userId: string; readonly role: string } | null;
  readonly readAt: number;
  seenAt: string;
}

const cache = new Map<string, Known>();

const idOf = (sid: string) => `session|${sid}`;

interface Opening {
  readonly sid: string;
  readonly userId: string;
  readonly role: Role;
  readonly epoch: number;
  readonly lifetimeSeconds: number;
}

export async function createSession({ sid, lifetimeSeconds, ...rest }: Opening, now: Date): Promise<void> {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000).toISOString();
  await createDocument('accounts', {
    id: idOf(sid),
    ...rest,
    createdAt: at,
    seenAt: at,
    expiresAt,
    ttl: lifetimeSeconds,
  } as { id: string });
}

/**
 * Whether a session is still good: neither ended, expired nor idle, of an account that is active, has the role it had
 * then, and has not ended its sessions since. The answer is up to 30 s old.
 */
export async function isSessionOpen(
  { sid, userId, role }: Pick<Opening, 'sid' | 'userId' | 'role'>,
  now: Date,
): Promise<boolean> {
  const known = fresh(sid, now) ?? (await look(sid, userId, now));
  if (known.opened?.userId !== userId || known.opened.role !== role) return false;
  if (isIdle(role, known.seenAt, now)) {
    await endSession(sid, now);
    return false;
  }
  if (now.getTime() - Date.parse(known.seenAt) > SEEN_EVERY_MS) {
    known.seenAt = now.toISOString();
    await patchSession(sid, 'seenAt', known.seenAt);
  }
  return true;
}

/** Ends one session, at once for this instance and within 30 s for all. */
export async function endSession(sid: string, now: Date): Promise<void> {
  cache.delete(sid);
  await patchSession(sid, 'endedAt', now.toISOString());
  cache.delete(sid);
}

/** Lets this instance look again at once, after sessions of an account were ended. */
export function forgetSessions(): void {
  cache.clear();
}

function fresh(sid: string, now: Date): Known | undefined {
  const known = cache.get(sid);
  return known && now.getTime() - known.readAt < CACHED_MS ? known : undefined;
}

async function look(sid: string, userId: string, now: Date): Promise<Known> {
  const id = idOf(sid);
  const [stored, user] = await Promise.all([readDocument('accounts', id, id, session), readUser(userId)]);
  const open =
    stored !== null &&
    stored.value.endedAt === undefined &&
    stored.value.userId === userId &&
    user !== null &&
    user.state === 'active' &&
    user.role === stored.value.role &&
    user.sessionEpoch === stored.value.epoch;
  const opened = open ? { userId, role: user.role } : null;
  const known = { opened, readAt: now.getTime(), seenAt: stored?.value.seenAt ?? now.toISOString() };
  if (cache.size > MAX_CACHED) cache.clear();
  cache.set(sid, known);
  return known;
}

async function patchSession(sid: string, field: 'seenAt' | 'endedAt', value: string): Promise<void> {
  await onContainer('accounts', async (container) => {
    try {
      await container.item(idOf(sid), idOf(sid)).patch([{ op: 'set', path: `/${field}`, value }]);
    } catch (error) {
      // A session that is not kept any more is not open either.
      if (statusOf(error) !== 404) throw error;
    }
  });
}
