import type {
  receivableEntries as receivableEntry,
  reportEntries as reportEntry,
} from '@portal/contract/analytics/reports/endpoints.ts';
import { type ReportFigure, reportFigures } from '@portal/contract/analytics/reports/reportTables.ts';
import type { DataOf, QueryOf } from '@portal/contract/endpoint.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { facilityDay } from '../../../data/configuration/deadlineRules.ts';
import { readOwedRequests } from '../../../data/views/reports/readReceivables.ts';
import { readReportEntries, type StoredReportEntry } from '../../../data/views/reports/readReportEntries.ts';
import { daysBetween, daysOfAge } from '../../../domain/analytics/reports/receivables.ts';
import { monthsOfRange, requestedDays } from './reports.ts';

const PAGE = 50;
const MINUTES_PER_DAY = 24 * 60;

/** The entries behind a figure of a report, newest first, one page at a time. */
export async function reportEntries(
  query: QueryOf<typeof reportEntry>,
  now: Date,
): Promise<DataOf<typeof reportEntry>> {
  const { table, dimension, value, figure, cursor } = query;
  const range = await requestedDays(query, now);
  const end = addDays(range.endDate, 1);
  const before = cursor !== undefined && cursor < end ? cursor : end;
  const months = (await monthsOfRange(range, now)).filter((month) => month <= before.slice(0, 7));
  const found: StoredReportEntry[] = [];
  for (const month of months.toReversed()) {
    const entryQuery = {
      table,
      value: dimension !== undefined && value !== undefined ? { dimension, id: value } : null,
      figures: figure ? [figure] : [],
      startDate: range.startDate,
      before,
    };
    found.push(...(await readReportEntries(month, entryQuery, PAGE + 1 - found.length)));
    if (found.length > PAGE) break;
  }
  const page = found.slice(0, PAGE);
  return {
    entries: page.flatMap(shownEntry),
    nextCursor: found.length > PAGE ? page.at(-1)!.sortKey : null,
  };

  /** A figure from a newer version is not shown. */
  function shownEntry({ requestId, orderId, day, cents, amount, ...entry }: StoredReportEntry) {
    const shown = (reportFigures[table] as readonly ReportFigure[]).find((each) => each === entry.figure);
    if (!shown) return [];
    return [
      {
        requestId,
        orderId,
        day,
        figure: shown,
        amount: table === 'revenue' ? cents / 100 : null,
        number: numberOf(shown, amount),
      },
    ];
  }
}

function numberOf(figure: ReportFigure, amount: number): number | null {
  if (figure === 'released' || figure === 'pages') return amount;
  if (!(reportFigures.turnaround as readonly ReportFigure[]).includes(figure)) return null;
  return Math.round((amount / MINUTES_PER_DAY) * 10) / 10;
}

/** The unpaid items of a firm, or of all firms, oldest first, one page of requests at a time. */
export async function receivableEntries(
  { value, age, cursor }: QueryOf<typeof receivableEntry>,
  now: Date,
): Promise<DataOf<typeof receivableEntry>> {
  const today = await facilityDay(now);
  const { from, to } = age ? daysOfAge(age, today) : allDays;
  const found = await readOwedRequests({ firmId: value ?? null, from, to, after: cursor ?? '' }, PAGE + 1);
  const page = found.slice(0, PAGE);
  return {
    entries: page.flatMap(({ requestId, orderId, firmName, items }) =>
      items
        .filter(({ day }) => day >= from && day <= to)
        .map(({ kind, day, number, cents }) => ({
          requestId,
          orderId,
          firmName,
          kind,
          invoiceNumber: number ?? null,
          since: day,
          days: Math.max(0, daysBetween(day, today)),
          amount: cents / 100,
        })),
    ),
    nextCursor: found.length > PAGE ? page.at(-1)!.sortKey : null,
  };
}

const allDays = { from: '', to: '9999-12-31' };
