import * as z from 'zod/mini';
import type { ReportDimension, ReportTable } from '@portal/contract/analytics/reports/reportTables.ts';
import { pagesOf } from '../../pagesOf.ts';
import { countersKind, reportPartition } from './reportPartitions.ts';

/** Not validated further: a firm has hundreds of counters, and validating each takes longer than adding them up. */
const stored = z.looseObject({ valueId: z.string(), key: z.string(), name: z.string() });

export type ReportCounters = z.output<typeof stored>;

/** The counters of every value of a report in a month (YYYY-MM): one document for each, however many requests there are. */
export async function readReportCounters(
  month: string,
  table: ReportTable,
  dimension: ReportDimension,
): Promise<ReportCounters[]> {
  const pk = reportPartition(month);
  const query = {
    query: 'SELECT * FROM c WHERE c.pk = @pk AND c.kind = @kind',
    parameters: [
      { name: '@pk', value: pk },
      { name: '@kind', value: countersKind(table, dimension) },
    ],
  };
  const found: ReportCounters[] = [];
  for await (const document of pagesOf('views', query, pk)) found.push(stored.parse(document));
  return found;
}
