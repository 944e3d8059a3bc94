import '../../../lib/schemaMode.ts';
import { instant, requestId } from '@portal/contract/fields/fields.ts';
import * as z from 'zod/mini';
import { RECENTS_PREFIX, recentsStorage, type Viewer } from './recentsStorage.ts';

/** How many are shown. */
export const SHOWN_RECENTS = 3;
/** How many are remembered, so that their number can be told. */
const KEPT = 50;

/** A request that was looked at. Names and the like are fetched when they are shown: a shared computer must not know them. */
const recentRequest = z.object({
  requestId,
  viewedAt: instant,
  /** Opened by order ID and code, which are not kept: the session alone does not open it. */
  byCode: z.optional(z.literal(true)),
});

export type RecentRequest = z.output<typeof recentRequest>;

export interface Recents {
  /** The latest first, at most three. */
  readonly shown: readonly RecentRequest[];
  /** How many there are, those not shown included. */
  readonly count: number;
}

/** Notes that the viewer has the request in front of them. */
export function recordRecent(viewer: Viewer, id: string, now: Date, byCode = false): void {
  const others = readAll(viewer).filter((recent) => recent.requestId !== id);
  const viewed = { requestId: id, viewedAt: now.toISOString(), ...(byCode && { byCode }) };
  save(viewer, [viewed, ...others]);
}

export function readRecents(viewer: Viewer): Recents {
  const all = readAll(viewer);
  return { shown: all.slice(0, SHOWN_RECENTS), count: all.length };
}

export function removeRecent(viewer: Viewer, id: string): void {
  const others = readAll(viewer).filter((recent) => recent.requestId !== id);
  save(viewer, others);
}

/** Forgets what everybody on this device has looked at; for signing out. */
export function clearRecents(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(RECENTS_PREFIX)) storage.removeItem(key);
    }
  }
}

/** Newest first, each request once; what cannot be read counts as nothing. */
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
    else storage.setItem(key, JSON.stringify(recents.slice(0, KEPT)));
  } catch {
    // Storage is full or switched off: the list is a convenience only.
  }
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
