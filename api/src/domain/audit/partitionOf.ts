import type { TrailEvent } from './trailEvent.ts';

/**
 * Partitions of one day. An entry waits for the one before it, so that one partition takes some dozens a second; four
 * take more than a busy provider makes, and a day is still read in four queries.
 */
export const SHARDS = 4;

/** Where an event belongs: the day on which it happened (UTC), and a share of what it is about. */
export function partitionOf({
  at,
  requestId,
  userId,
}: Pick<TrailEvent, 'at' | 'requestId' | 'userId'>): string {
  return pkOf(at.slice(0, 10), shardOf(requestId ?? userId ?? ''));
}

export function pkOf(day: string, shard: number): string {
  return `${day}|${shard}`;
}

function shardOf(subject: string): number {
  let hash = 0;
  for (const letter of subject) hash = (hash * 31 + letter.codePointAt(0)!) % 65_521;
  return hash % SHARDS;
}
