import { type DeadlineMove, deadlineMoveStates } from '@portal/contract/deadlines/endpoints.ts';
import * as z from 'zod/mini';

/**
 * When each pass over the open requests starts, in ms after the start of the move. The second pass finds requests that
 * failed, and those that another process submitted with the rules from its cache. The last pass finds requests that
 * were listed late.
 */
const PASSES_MS = [0, 35_000, 3_600_000] as const;

/** Another process takes over if the current one has not saved its progress for this long. */
const LEASE_MS = 20_000;

/** The stored progress of moving open deadlines to a version of the rules. */
export const storedMove = z.object({
  version: z.int(),
  state: z.enum(deadlineMoveStates),
  total: z.int(),
  /** Number of requests that the first pass examined. */
  examined: z.int(),
  moved: z.int(),
  /** Number of requests that failed in the current pass. */
  failed: z.int(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  /** Number of the pass, from 0. */
  pass: z.int(),
  /** Cursor after which the pass continues; null at its beginning. */
  cursor: z.nullable(z.string()),
  /** When the next pass begins; null while a pass is under way, and at the end. */
  waitsUntil: z.nullable(z.string()),
  /** The process that works on the move, and until when; null if there is none. */
  lease: z.nullable(z.object({ owner: z.string(), until: z.string() })),
});

export type StoredMove = z.output<typeof storedMove>;

/** The result of one page of requests. */
export interface MovedPage {
  readonly cursor: string;
  readonly examined: number;
  readonly moved: number;
  readonly failed: number;
}

/** A move that has not begun. */
export function newMove(version: number, total: number, now: Date): StoredMove {
  const counts = { total, examined: 0, moved: 0, failed: 0 };
  const progress = { pass: 0, cursor: null, waitsUntil: null, lease: null };
  return { version, state: 'running', ...counts, startedAt: now.toISOString(), endedAt: null, ...progress };
}

/** The move as its new owner continues it; null if there is nothing to do now. A newer version starts again. */
export function claimMove(
  stored: StoredMove | null,
  rules: { readonly version: number; readonly total: number },
  owner: string,
  now: Date,
): StoredMove | null {
  if (rules.version === 0) return null;
  if (stored === null || stored.version < rules.version)
    return withLease(newMove(rules.version, rules.total, now), owner, now);
  if (stored.version > rules.version || stored.pass >= PASSES_MS.length) return null;
  const at = now.toISOString();
  if (stored.lease && stored.lease.until > at) return null;
  if (stored.waitsUntil !== null && stored.waitsUntil > at) return null;
  const isNext = stored.waitsUntil !== null;
  return withLease({ ...stored, waitsUntil: null, ...(isNext && { failed: 0 }) }, owner, now);
}

/** The progress after a page; renews the lease. */
export function advanceMove(
  move: StoredMove,
  { cursor, examined, moved, failed }: MovedPage,
  now: Date,
): StoredMove {
  const next = {
    ...move,
    cursor,
    examined: move.pass === 0 ? move.examined + examined : move.examined,
    moved: move.moved + moved,
    failed: move.failed + failed,
  };
  return move.lease ? withLease(next, move.lease.owner, now) : next;
}

/** The progress at the end of a pass. The move is done when a pass had no failures, and failed when the second one had. */
export function endPass(move: StoredMove, now: Date): StoredMove {
  const pass = move.pass + 1;
  const state = move.failed === 0 ? 'done' : pass === 1 ? 'running' : 'failed';
  const startsMs = PASSES_MS[pass];
  const waitsUntil =
    startsMs === undefined ? null : new Date(Date.parse(move.startedAt) + startsMs).toISOString();
  const endedAt = state === 'running' ? null : (move.endedAt ?? now.toISOString());
  return { ...move, pass, state, endedAt, cursor: null, waitsUntil, lease: null };
}

/** The move as the Management Center shows it: running as soon as rules are saved; null before the first change. */
export function shownMove(
  stored: StoredMove | null,
  { version, savedAt }: { readonly version: number; readonly savedAt: string },
): DeadlineMove | null {
  if (version === 0) return null;
  const move = stored?.version === version ? stored : newMove(version, 0, new Date(savedAt));
  const { pass: _pass, cursor: _cursor, waitsUntil: _waitsUntil, lease: _lease, ...shown } = move;
  return shown;
}

function withLease(move: StoredMove, owner: string, now: Date): StoredMove {
  return { ...move, lease: { owner, until: new Date(now.getTime() + LEASE_MS).toISOString() } };
}
