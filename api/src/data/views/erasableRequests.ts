import * as z from 'zod/mini';
import { pagesOf } from '../pagesOf.ts';

const row = z.object({ requestId: z.string() });

/** Which requests of a partition may hold files whose time has come, up to `most`; `closedBefore` null: only those with a choice of their own. */
export async function erasableRequests(
  pk: string,
  { now, closedBefore }: { readonly now: string; readonly closedBefore: string | null },
  most: number,
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
    if (found.length >= most) break;
  }
  return found;
}
