import '../../../lib/schemaMode.ts';
import { instant, requestId } from '@portal/contract/fields/fields.ts';
import * as z from 'zod/mini';
import { RECENTS_PREFIX, recentsStorage, type Viewer } from './recentsStorage.ts';

/** Number of requests shown. */
export const SHOWN_RECENTS = 3;
/** Number of requests stored, for the total count. */
const MAX_RECENTS = 50;

/** A viewed request. Names are not stored, because the computer may be shared. */
const recentRequest = z.object({
  requestId,
  viewedAt: instant,
  /** The request was opened by Order ID and code, which are not stored. The session cannot open it. */
  byCode: z.optional(z.literal(true)),
});

export type RecentRequest = z.output<typeof recentRequest>;

export interface Recents {
  /** Newest first, at most three, or the number asked for. */
  readonly shown: readonly RecentRequest[];
  /** Total number, including those not shown. */
  readonly count: number;
}

/** Records that the viewer opened the request. */
export function recordRecent(viewer: Viewer, id: string, now: Date, byCode = false): void {
  const others = readAll(viewer).filter((recent) => recent.requestId !== id);
  const viewed = { requestId: id, viewedAt: now.toISOString(), ...(byCode && { byCode }) };
  save(viewer, [viewed, ...others]);
}

export function readRecents(viewer: Viewer, shown = SHOWN_RECENTS): Recents {
  const all = readAll(viewer);
  return { shown: all.slice(0, shown), count: all.length };
}

export function removeRecent(viewer: Viewer, id: string): void {
  const others = readAll(viewer).filter((recent) => recent.requestId !== id);
  save(viewer, others);
}

/** Clears the recent requests of all viewers on this device. Called at sign-out. */
export function clearRecents(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(RECENTS_PREFIX)) storage.removeItem(key);
    }
  }
}

/** Returns each request once, newest first. Invalid storage counts as empty. */
function readAll(viewer: Viewer): RecentRequest[] {
  const { storage, key } = recentsStorage(viewer);
  const parsed = z.array(recentRequest).safeParse(parseJson(storage.getItem(key)));
  if (!parsed.success) return [];
  const newestFirst = parsed.data.toSorted((a, b) => Date.parse(b.viewedAt) - Date.parse(a.viewedAt));
  const latest = new Map<string, RecentRequest>();
  for (const recent of newestFirst) if (!latest.has(recent.requestId)) latest.set(recent.requestId, recent);
  return [...latest.values()];
}

function save(viewer: Viewer, recents: readonly RecentRequest[]): void {
  const { storage, key } = recentsStorage(viewer);
  try {
    if (recents.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(recents.slice(0, MAX_RECENTS)));
  } catch {
    // Storage is full or disabled. The list is optional.
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
