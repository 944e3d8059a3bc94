import * as z from 'zod/mini';
import type { Counters } from '../../domain/request/listCounters.ts';
import { readDocument } from '../documents.ts';

const stats = z.record(z.string(), z.unknown());

/** The counters beside the rows of some partitions, added up; a partition without rows has none. */
export async function readCounters(pks: readonly string[]): Promise<Counters> {
  const sums = new Map<string, number>();
  for (const counters of await Promise.all(pks.map(readOne))) {
    for (const [key, value] of Object.entries(counters)) sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return Object.fromEntries(sums);
}

async function readOne(pk: string): Promise<Counters> {
  const stored = await readDocument('views', 'stats', pk, stats);
  const numbers = Object.entries(stored?.value ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && !entry[0].startsWith('_'),
  );
  return Object.fromEntries(numbers);
}
