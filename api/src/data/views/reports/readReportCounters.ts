import * as z from 'zod/mini';
import type { ReportDimension, ReportTable } from '@portal/contract/analytics/reports/reportTables.ts';
import { sumsBetween } from '../../../domain/analytics/reports/reportCounters.ts';
import { daysInMonth, type MonthSums } from '../../../domain/analytics/reports/reportRows.ts';
import { pagesOf } from '../../sdk/pagesOf.ts';
import { countersKind, reportPartition } from './reportPartitions.ts';

/** Not validated further: a firm has hundreds of counters, and validating each takes longer than adding them up. */
const stored = z.looseObject({
  valueId: z.string(),
  key: z.string(),
  name: z.string(),
  sums: z.custom<MonthSums['sums']>((value) => typeof value === 'object' && value !== null),
});

interface CountersQuery {
  readonly table: ReportTable;
  readonly dimension: ReportDimension;
  /** YYYY-MM-DD. */
  readonly range: { readonly startDate: string; readonly endDate: string };
}

/**
 * The sums of every value of a report over the days of a month (YYYY-MM) in the range, from one document for each, however
 * many requests there are.
 */
export async function readReportSums(
  month: string,
  { table, dimension, range }: CountersQuery,
): Promise<MonthSums[]> {
  const pk = reportPartition(month);
  const days = daysInMonth(month, range);
  const fields = days ? '*' : 'c.valueId, c.key, c.name, c.sums';
  const query = {
    query: `SELECT ${fields} FROM c WHERE c.pk = @pk AND c.kind = @kind`,
    parameters: [
      { name: '@pk', value: pk },
      { name: '@kind', value: countersKind(table, dimension) },
    ],
  };
  const found: MonthSums[] = [];
  for await (const document of pagesOf('views', query, pk)) {
    const { valueId, key, name, sums, ...counters } = stored.parse(document);
    const within = days ? sumsBetween(counters, days.firstDay, days.lastDay) : sums;
    found.push({ month, valueId, key, name, sums: within });
  }
  return found;
}
