import * as z from 'zod/mini';
import { readDocument } from '../documents.ts';

/** An ended session is refused at the latest this long after its end. */
const CACHED_MS = 30_000;

const session = z.object({ expiresAt: z.string(), endedAt: z.optional(z.string()) });

const cache = new Map<string, { open: boolean; readAt: number }>();

/** Whether a session was neither ended nor has expired; answers up to 30 s old. */
export async function isSessionOpen(sid: string): Promise<boolean> {
  const cached = cache.get(sid);
  if (cached && Date.now() - cached.readAt < CACHED_MS) return cached.open;
  const id = `session|${sid}`;
  const stored = await readDocument('accounts', id, id, session);
  const open = stored !== null && stored.value.endedAt === undefined;
  if (cache.size > 10_000) cache.clear();
  cache.set(sid, { open, readAt: Date.now() });
  return open;
}
