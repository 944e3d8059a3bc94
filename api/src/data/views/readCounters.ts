import * as z from 'zod/mini';
import { type Counters, STATISTICS } from '../../domain/requests/list/listCounters.ts';
import { readDocument } from '../documents.ts';

/** Not validated: a month has hundreds of counters, and validating each takes longer than adding them up. */
const stats = z.custom<Readonly<Record<string, unknown>>>(
  (value) => typeof value === 'object' && value !== null,
);

/** The sums of the counters of the partitions. `id`: the document of each partition that has the counters. */
export async function readCounters(pks: readonly string[], id = STATISTICS): Promise<Counters> {
  const found = await Promise.all(pks.map((pk) => readDocument('views', id, pk, stats)));
  const sums = new Map<string, number>();
  for (const stored of found) {
    for (const [key, value] of Object.entries(stored?.value ?? {})) {
      if (isCounter(key, value)) sums.set(key, (sums.get(key) ?? 0) + value);
    }
  }
  return Object.fromEntries(sums);
}

/** Other properties are ids or belong to the store. */
function isCounter(key: string, value: unknown): value is number {
  return typeof value === 'number' && !key.startsWith('_');
}
