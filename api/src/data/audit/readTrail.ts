import * as z from 'zod/mini';
import { pagesOf } from '../sdk/pagesOf.ts';

/** The names of all partitions with entries. */
export async function trailPartitions(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const row of pagesOf('audit', { query: 'SELECT c.pk FROM c' })) {
    found.add(z.object({ pk: z.string() }).parse(row).pk);
  }
  return found;
}

/** All documents of a partition as stored, sorted by id. */
export async function trailPartition(pk: string): Promise<Record<string, unknown>[]> {
  const query = { query: 'SELECT * FROM c WHERE c.pk = @pk', parameters: [{ name: '@pk', value: pk }] };
  const documents: Record<string, unknown>[] = [];
  for await (const document of pagesOf('audit', query, pk)) documents.push(document);
  return documents.toSorted((one, other) => (String(one['id']) < String(other['id']) ? -1 : 1));
}

/** The day of the oldest entry; null if there is none. Queries every partition, so call it only for a trail without seals. */
export async function firstTrailDay(): Promise<string | null> {
  let first: string | null = null;
  for await (const row of pagesOf('audit', { query: 'SELECT c.pk FROM c WHERE c.n = 1' })) {
    const day = z.object({ pk: z.string() }).parse(row).pk.slice(0, 10);
    if (first === null || day < first) first = day;
  }
  return first;
}
