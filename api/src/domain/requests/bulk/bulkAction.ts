import {
  type BulkChange,
  bulkChange,
  type BulkProgress,
  type BulkRow,
  bulkRow,
  bulkStates,
  rowOutcomes,
} from '@portal/contract/requests/bulk/bulkAction.ts';
import * as z from 'zod/mini';

/** The same change to many requests, started by one person. */
export const bulkAction = z.object({
  bulkId: z.string(),
  key: z.string(),
  userId: z.string(),
  /** Hash of the change and the selection that started it. Missing if it is older than this field. */
  bodyHash: z.optional(z.string()),
  change: bulkChange,
  state: z.enum(bulkStates),
  total: z.int(),
  startedAt: z.string(),
  /** When it expires. */
  expiresAt: z.string(),
  /** End of the lease of the process that works on it; null if there is none. */
  leaseUntil: z.nullable(z.string()),
});

export type BulkAction = z.output<typeof bulkAction>;

/** A request of a bulk action. `seen`: its value when it was selected; missing if any value may be replaced. */
export const rowOfBulkAction = z.extend(bulkRow, { seen: z.optional(z.nullable(z.string())) });

export type RowOfBulkAction = z.output<typeof rowOfBulkAction>;

/** The requests that are changed and saved together. A stored part of a bulk action. */
export const ROWS_PER_PART = 10;

const LIFE_MS = 24 * 3_600_000;
/** Longer than a part takes, even if emails are slow. Renewed after each part. */
const LEASE_MS = 60_000;

type Part = readonly RowOfBulkAction[];

export function newBulkAction(
  ids: Pick<BulkAction, 'bulkId' | 'key' | 'userId' | 'bodyHash'>,
  change: BulkChange,
  total: number,
  now: Date,
): BulkAction {
  return {
    ...ids,
    change,
    state: 'running',
    total,
    startedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    leaseUntil: null,
  };
}

/** Whether a call with the key of a bulk action asks for the same one. */
export function isSameBulkAction({ bodyHash }: Pick<BulkAction, 'bodyHash'>, sentHash: string): boolean {
  return bodyHash === undefined || bodyHash === sentHash;
}

/** The requests in parts. A request that is selected twice is changed once. */
export function partsOf(rows: readonly Pick<RowOfBulkAction, 'requestId' | 'seen'>[]): RowOfBulkAction[][] {
  const unique = [...new Map(rows.map((row) => [row.requestId, row])).values()];
  const pending = unique.map((row) => ({
    ...row,
    orderId: null,
    outcome: 'pending' as const,
    failure: null,
  }));
  return Array.from({ length: Math.ceil(pending.length / ROWS_PER_PART) }, (_, part) =>
    pending.slice(part * ROWS_PER_PART, (part + 1) * ROWS_PER_PART),
  );
}

export function hasPending(part: Part): boolean {
  return part.some(({ outcome }) => outcome === 'pending');
}

/**
 * The parts to try again, by index: failed requests are pending again. The person has seen why they failed, so the change
 * replaces any current value.
 */
export function partsToRetry(parts: readonly Part[]): Map<number, RowOfBulkAction[]> {
  const retried = parts.map((part, index) => [index, part.map(retriedRow)] as const);
  return new Map(retried.filter(([, part]) => hasPending(part)));
}

function retriedRow(row: RowOfBulkAction): RowOfBulkAction {
  if (row.outcome !== 'failed') return row;
  const { requestId, orderId } = row;
  return { requestId, orderId, outcome: 'pending', failure: null };
}

/** A bulk action as its person sees it. */
export function progressOf(
  { key, change, state, total, startedAt }: BulkAction,
  parts: readonly Part[],
): BulkProgress {
  const rows = parts.flat();
  const counts = Object.fromEntries(
    rowOutcomes.map((outcome) => [outcome, rows.filter((row) => row.outcome === outcome).length]),
  ) as BulkProgress['counts'];
  return {
    key,
    change,
    state,
    startedAt,
    total,
    counts,
    rows: rows.filter(({ outcome }) => state !== 'running' || outcome !== 'pending').map(shownRow),
  };
}

function shownRow({ requestId, orderId, outcome, failure }: RowOfBulkAction): BulkRow {
  return { requestId, orderId, outcome, failure };
}

export function leaseUntil(now: Date): string {
  return new Date(now.getTime() + LEASE_MS).toISOString();
}

/** Milliseconds until another process may work on it; 0 if no process does. */
export function leaseRemainingMs({ leaseUntil: until }: Pick<BulkAction, 'leaseUntil'>, now: Date): number {
  return until === null ? 0 : Math.max(0, Date.parse(until) - now.getTime());
}
