import * as z from 'zod/mini';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

const listedRequest = z.object({ requestId: z.string(), sortKey: z.string() });

export type ListedRequest = z.output<typeof listedRequest>;

/** The requests of a list partition after a sort key (`<submitted>|<request ID>`), oldest first; at most `top`. */
export async function listedRequestsAfter(pk: string, after: string, top: number): Promise<ListedRequest[]> {
  return queryDocuments(
    'views',
    pk,
    listedRequest,
    `SELECT TOP ${Math.floor(top)} c.requestId, c.sortKey FROM c WHERE c.pk = @pk AND c.kind = @kind AND c.sortKey > @after ORDER BY c.sortKey ASC`,
    { pk, kind: 'row', after },
  );
}
