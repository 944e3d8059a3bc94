import { createHash } from 'node:crypto';
import { settings } from '../../config/settings.ts';
import type { RequestListRow } from '../../domain/requests/list/requestListRow.ts';

/** A partition of `views` with rows of the request list and their counters. */
export interface ListPartition {
  readonly pk: string;
  /** YYYY-MM; null for the list of a client, which has all months. */
  readonly month: string | null;
}

/** The partition that lists the months with rows: one document per list partition. */
export const MONTHS = 'list-months';

/** The list partition of a request. With VIEW_SHARDS, each month has several. */
export function monthPartition({
  submittedAt,
  requestId,
}: Pick<RequestListRow, 'submittedAt' | 'requestId'>): ListPartition {
  const month = submittedAt.slice(0, 7);
  return { pk: `list|${month}${shardSuffix(requestId)}`, month };
}

const OVERVIEW = 'overview';

/** The partition of a request in the overview of all months. With VIEW_SHARDS, there are several. */
export function overviewPartition(requestId: string): ListPartition {
  return { pk: `${OVERVIEW}${shardSuffix(requestId)}`, month: null };
}

export function isOverviewPartition(pk: string): boolean {
  return pk === OVERVIEW || pk.startsWith(`${OVERVIEW}|`);
}

/** All partitions of the overview. */
export function overviewPartitions(): string[] {
  const { VIEW_SHARDS } = settings();
  return VIEW_SHARDS === 1
    ? [OVERVIEW]
    : Array.from({ length: VIEW_SHARDS }, (_, shard) => `${OVERVIEW}|${shard}`);
}

function shardSuffix(requestId: string): string {
  const { VIEW_SHARDS } = settings();
  if (VIEW_SHARDS === 1) return '';
  return `|${createHash('sha256').update(requestId).digest().readUInt32BE(0) % VIEW_SHARDS}`;
}

/** The list partition of a client, with all months. */
export function ownPartition(userId: string): ListPartition {
  return { pk: `mine|${userId}`, month: null };
}
