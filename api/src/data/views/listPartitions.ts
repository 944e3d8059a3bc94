import { createHash } from 'node:crypto';
import { settings } from '../../config/settings.ts';
import type { ListRow } from '../../domain/requests/list/listRow.ts';

/** A partition of `views` that holds rows of the request list and their counters. */
export interface ListPartition {
  readonly pk: string;
  /** YYYY-MM of its rows; null for the list of a client, which holds all of theirs. */
  readonly month: string | null;
}

/** Where the months that have rows are written down, one document for each partition. */
export const MONTHS = 'list-months';

/** The month of a request; a busy portal spreads each month over several partitions. */
export function monthPartition({
  submittedAt,
  requestId,
}: Pick<ListRow, 'submittedAt' | 'requestId'>): ListPartition {
  const month = submittedAt.slice(0, 7);
  const { VIEW_SHARDS } = settings();
  if (VIEW_SHARDS === 1) return { pk: `list|${month}`, month };
  const shard = createHash('sha256').update(requestId).digest().readUInt32BE(0) % VIEW_SHARDS;
  return { pk: `list|${month}|${shard}`, month };
}

/** The requests of one client, all months together. */
export function ownPartition(userId: string): ListPartition {
  return { pk: `mine|${userId}`, month: null };
}
