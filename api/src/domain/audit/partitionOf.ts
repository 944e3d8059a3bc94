import type { TrailEvent } from './trailEvent.ts';

/**
 * Partitions per day. Entries are chained, so one partition accepts some dozens per second. Four are enough for a busy
 * provider, and a day can be read with four queries.
 */
export const SHARDS = 4;

/** The partition of an event: its UTC date, and a shard of its request or account. */
export function partitionOf({
  at,
  requestId,
  userId,
}: Pick<TrailEvent, 'at' | 'requestId' | 'userId'>): string {
  return partitionOfShard(at.slice(0, 10), shardOf(requestId ?? userId ?? ''));
}

/** The partition of a shard of a UTC day, YYYY-MM-DD. */
export function partitionOfShard(day: string, shard: number): string {
  return `${day}|${shard}`;
}

function shardOf(subject: string): number {
  let hash = 0;
  for (const letter of subject) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return hash % SHARDS;
}
