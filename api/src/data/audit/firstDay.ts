import * as z from 'zod/mini';
import { pagesOf } from '../pagesOf.ts';

/** The day of the oldest entry; null if there is none. Queries every partition, so call it only for a trail without seals. */
export async function firstDay(): Promise<string | null> {
  let first: string | null = null;
  for await (const row of pagesOf('audit', { query: 'SELECT c.pk FROM c WHERE c.n = 1' })) {
    const day = z.object({ pk: z.string() }).parse(row).pk.slice(0, 10);
    if (first === null || day < first) first = day;
  }
  return first;
}
