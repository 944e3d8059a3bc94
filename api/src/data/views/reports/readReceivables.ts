import * as z from 'zod/mini';
import { pagesOf } from '../../sdk/pagesOf.ts';
import { owedFirm, owedSince } from './projectReceivables.ts';
import { groupOf, RECEIVABLES } from './reportPartitions.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

/** What every firm owes now: one document for each, however many requests there are. */
export async function readOwedFirms(): Promise<z.output<typeof owedFirm>[]> {
  const query = {
    query: 'SELECT * FROM c WHERE c.pk = @pk AND c.kind = @kind',
    parameters: [
      { name: '@pk', value: RECEIVABLES },
      { name: '@kind', value: 'owed-by-firm' },
    ],
  };
  const found = [];
  for await (const document of pagesOf('views', query, RECEIVABLES)) found.push(owedFirm.parse(document));
  return found;
}

const owedRequest = z.object({
  requestId: z.string(),
  orderId: z.string(),
  firmName: z._default(z.string(), ''),
  items: z.array(owedSince),
  sortKey: z.string(),
});

export type OwedRequestRow = z.output<typeof owedRequest>;

interface OwedQuery {
  /** Null: every firm. */
  readonly firmId: string | null;
  /** Days since when it is owed, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Sort key after which the requests start. */
  readonly after: string;
}

/** Requests that owe something since one of the days, the oldest debt first; at most `top`. May include some that do not. */
export async function readOwedRequests(
  { firmId, from, to, after }: OwedQuery,
  top: number,
): Promise<OwedRequestRow[]> {
  return queryDocuments(
    'views',
    RECEIVABLES,
    owedRequest,
    `SELECT TOP ${Math.floor(top)} * FROM c WHERE c.pk = @pk AND ${firmId === null ? 'c.kind = @owed' : 'ARRAY_CONTAINS(c.groups, @group)'} AND c.sortKey > @after AND c.sortKey < @end AND c.latestDay >= @from ORDER BY c.sortKey ASC`,
    { pk: RECEIVABLES, after, end: `${to}~`, from },
    [
      firmId === null
        ? { name: '@owed', value: 'owed' }
        : { name: '@group', value: groupOf('revenue', 'firm', firmId) },
    ],
  );
}
