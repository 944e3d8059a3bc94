import type {
  ReportDimension,
  ReportFigure,
  ReportTable,
} from '@portal/contract/analytics/reports/reportTables.ts';
import * as z from 'zod/mini';
import { onContainer } from '../../cosmos.ts';
import { groupOf, reportPartition } from './reportPartitions.ts';

const storedEntry = z.object({
  figure: z.string(),
  requestId: z.string(),
  orderId: z.string(),
  day: z.string(),
  cents: z.int(),
  amount: z.int(),
  sortKey: z.string(),
});

export type StoredReportEntry = z.output<typeof storedEntry>;

interface EntryQuery {
  readonly table: ReportTable;
  readonly dimension: ReportDimension;
  readonly value: string;
  /** Empty: every figure. */
  readonly figures: readonly ReportFigure[];
  /** YYYY-MM-DD. */
  readonly startDate: string;
  /** Sort key before which the entries end. */
  readonly before: string;
}

/** The entries of a month (YYYY-MM) behind the figures of one value, newest first; at most `top`. */
export async function readReportEntries(
  month: string,
  { table, dimension, value, figures, startDate, before }: EntryQuery,
  top: number,
): Promise<StoredReportEntry[]> {
  const pk = reportPartition(month);
  const named = figures.map((_, index) => `@figure${index}`).join(', ');
  return onContainer('views', async (container) => {
    const { resources } = await container.items
      .query(
        {
          query: `SELECT TOP ${Math.floor(top)} * FROM c WHERE c.pk = @pk AND ARRAY_CONTAINS(c.groups, @group) AND c.sortKey >= @start AND c.sortKey < @before${named && ` AND c.figure IN (${named})`} ORDER BY c.sortKey DESC`,
          parameters: [
            { name: '@pk', value: pk },
            { name: '@group', value: groupOf(table, dimension, value) },
            { name: '@start', value: startDate },
            { name: '@before', value: before },
            ...figures.map((figure, index) => ({ name: `@figure${index}`, value: figure })),
          ],
        },
        { partitionKey: pk },
      )
      .fetchAll();
    return z.array(storedEntry).parse(resources);
  });
}
