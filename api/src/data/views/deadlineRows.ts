import * as z from 'zod/mini';
import { deadlineFacts } from '../../domain/deadlines/deadlineFacts.ts';
import { overviewPartitions } from './listPartitions.ts';
import { queryDocuments } from '../sdk/queryDocuments.ts';

const PAGE = 500;

const deadlineRow = z.object({
  requestId: z.string(),
  orderId: z.string(),
  sortKey: z.string(),
  /** Missing if the rules do not set the due date. */
  deadlineFacts: z.optional(deadlineFacts),
  deadlineDue: z.optional(z.string()),
});

/** An open request with what its deadline is calculated from. */
export interface DeadlineRow extends z.output<typeof deadlineRow> {
  /** The place after it in `openDeadlines`. */
  readonly cursor: string;
}

/** The open requests after a cursor, partition by partition, oldest first. A cursor of another form starts at the beginning. */
export async function* openDeadlines(from: string | null): AsyncGenerator<DeadlineRow> {
  const [fromPk = '', fromKey = ''] = (from ?? '').split('>');
  const pks = overviewPartitions().toSorted();
  const start = Math.max(0, pks.indexOf(fromPk));
  for (const pk of pks.slice(start)) {
    let after = pk === fromPk ? fromKey : '';
    for (let isMore = true; isMore;) {
      const rows = await readPage(pk, after);
      for (const row of rows) yield { ...row, cursor: `${pk}>${row.sortKey}` };
      after = rows.at(-1)?.sortKey ?? after;
      isMore = rows.length === PAGE;
    }
  }
}

async function readPage(pk: string, after: string) {
  return queryDocuments(
    'views',
    pk,
    deadlineRow,
    `SELECT TOP ${PAGE} c.requestId, c.orderId, c.sortKey, c.deadlineFacts, c.deadlineDue FROM c WHERE c.pk = @pk AND c.kind = 'open' AND c.sortKey > @after ORDER BY c.sortKey ASC`,
    { pk, after },
  );
}
