import * as z from 'zod/mini';
import { pagesOf } from '../sdk/pagesOf.ts';

const row = z.object({ requestId: z.string() });

/** Requests of a partition that may have files to delete, up to `max`. `closedBefore` null: only requests with their own retention choices. */
export async function erasableRequests(
  pk: string,
  { now, closedBefore }: { readonly now: string; readonly closedBefore: string | null },
  max: number,
): Promise<string[]> {
  const found: string[] = [];
  const query = {
    query: `SELECT c.requestId FROM c WHERE c.pk = @pk AND c.kind = @kind AND (c.eraseFrom <= @now OR c.closedAt <= @closedBefore)`,
    parameters: [
      { name: '@pk', value: pk },
      { name: '@kind', value: 'row' },
      { name: '@now', value: now },
      { name: '@closedBefore', value: closedBefore ?? '' },
    ],
  };
  for await (const document of pagesOf('views', query, pk)) {
    found.push(row.parse(document).requestId);
    if (found.length >= max) break;
  }
  return found;
}
