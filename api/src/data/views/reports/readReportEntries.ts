import type {
  ReportDimension,
  ReportFigure,
  ReportTable,
} from '@portal/contract/analytics/reports/reportTables.ts';
import * as z from 'zod/mini';
import { groupOf, reportPartition } from './reportPartitions.ts';
import { queryDocuments } from '../../sdk/queryDocuments.ts';

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
  /** Null: every value. */
  readonly value: { readonly dimension: ReportDimension; readonly id: string } | null;
  /** Empty: every figure. */
  readonly figures: readonly ReportFigure[];
  /** YYYY-MM-DD. */
  readonly startDate: string;
  /** Sort key before which the entries end. */
  readonly before: string;
}

/** The entries of a month (YYYY-MM) behind the figures of one value or of a whole report, newest first; at most `top`. */
export async function readReportEntries(
  month: string,
  { table, value, figures, startDate, before }: EntryQuery,
  top: number,
): Promise<StoredReportEntry[]> {
  const pk = reportPartition(month);
  const named = figures.map((_, index) => `@figure${index}`).join(', ');
  const within = value ? 'ARRAY_CONTAINS(c.groups, @group)' : "c.kind = 'report-entry' AND c.table = @table";
  return queryDocuments(
    'views',
    pk,
    storedEntry,
    `SELECT TOP ${Math.floor(top)} * FROM c WHERE c.pk = @pk AND ${within} AND c.sortKey >= @start AND c.sortKey < @before${named && ` AND c.figure IN (${named})`} ORDER BY c.sortKey DESC`,
    { pk, start: startDate, before },
    [
      value
        ? { name: '@group', value: groupOf(table, value.dimension, value.id) }
        : { name: '@table', value: table },
      ...figures.map((figure, index) => ({ name: `@figure${index}`, value: figure })),
    ],
  );
}
