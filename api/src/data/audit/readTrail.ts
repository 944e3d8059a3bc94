import * as z from 'zod/mini';
import { pagesOf } from '../pagesOf.ts';

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
