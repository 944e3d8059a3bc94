import type {
  ReportDays,
  ReportQuery,
  receivablesReport as receivablesEntry,
  revenueReport as revenueEntry,
  turnaroundReport as turnaroundEntry,
  workReport as workEntry,
} from '@portal/contract/analytics/reports/endpoints.ts';
import { daysOfPeriod } from '@portal/contract/analytics/reports/reportPeriods.ts';
import {
  paidKinds,
  type ReceivableAge,
  receivableAges,
  type ReportDimension,
  type ReportTable,
} from '@portal/contract/analytics/reports/reportTables.ts';
import type { DayRange } from '@portal/contract/analytics/rules.ts';
import type { DataOf } from '@portal/contract/endpoint.ts';
import { addDays } from '@portal/contract/fields/dates.ts';
import { authorityKinds } from '@portal/contract/requests/authority/authorityKinds.ts';
import { readUser } from '../../../data/accounts/users.ts';
import { facilityDay, facilityTimeZone } from '../../../data/configuration/deadlineRules.ts';
import { listMonths } from '../../../data/views/listMonths.ts';
import { readOwedFirms } from '../../../data/views/reports/readReceivables.ts';
import { readReportSums } from '../../../data/views/reports/readReportCounters.ts';
import { readReportZones } from '../../../data/views/reports/reportZones.ts';
import { type OwedTally, owedByAge } from '../../../domain/analytics/reports/receivables.ts';
import {
  type ReportRow,
  revenueOf,
  rowsOf,
  totalOf,
  turnaroundOf,
  workOf,
} from '../../../domain/analytics/reports/reportRows.ts';
import { areReportsComplete } from './fillReports.ts';

/** The days that a query asks for. A range overrides the period. */
export async function requestedDays(
  { period, startDate, endDate }: ReportQuery,
  now: Date,
): Promise<DayRange> {
  if (startDate && endDate) return { startDate, endDate };
  return daysOfPeriod(period, await facilityDay(now));
}

/** The months (YYYY-MM) of a range that can have something, oldest first: from the first request up to today. */
export async function monthsOfRange({ startDate, endDate }: DayRange, now: Date): Promise<string[]> {
  const first = (await listMonths()).at(-1)?.month;
  if (!first) return [];
  // The first day in the time zone of the facility can be in the month before, and today in the month after.
  const start = [startDate, addDays(`${first}-01`, -1)].toSorted().at(-1)!;
  const end = [endDate, addDays(now.toISOString().slice(0, 10), 1)].toSorted()[0]!;
  const months: string[] = [];
  for (let month = start.slice(0, 7); month <= end.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  return addDays(`${month}-28`, 4).slice(0, 7);
}

export async function revenueReport(query: ReportQuery, now: Date): Promise<DataOf<typeof revenueEntry>> {
  const { days, read } = await reader('revenue', query, now);
  const [byKind, byFirm, byFacility] = await Promise.all([read('kind'), read('firm'), read('facility')]);
  return {
    days,
    total: revenueOf(totalOf(byKind)),
    byKind: paidKinds.flatMap((id) => {
      const row = byKind.find((each) => each.id === id);
      return row ? [{ id, ...revenueOf(row.sums) }] : [];
    }),
    byFirm: named(byFirm, revenueOf).toSorted((a, b) => b.total - a.total),
    byFacility: named(byFacility, revenueOf).toSorted((a, b) => b.total - a.total),
  };
}

export async function turnaroundReport(
  query: ReportQuery,
  now: Date,
): Promise<DataOf<typeof turnaroundEntry>> {
  const { days, read } = await reader('turnaround', query, now);
  const [byRequestType, byFacility, byAuthority] = await Promise.all([
    read('requestType'),
    read('facility'),
    read('authority'),
  ]);
  const mostFirst = (a: { readonly completed: number }, b: { readonly completed: number }) =>
    b.completed - a.completed;
  const figuresOf = (row: ReportRow) => {
    const figures = turnaroundOf(row.sums);
    return figures ? [{ row, figures }] : [];
  };
  return {
    days,
    total: turnaroundOf(totalOf(byRequestType)),
    byRequestType: byRequestType
      .flatMap(figuresOf)
      .map(({ row: { id, key }, figures }) => ({ id, requestType: Number(key), ...figures }))
      .toSorted(mostFirst),
    byFacility: byFacility
      .flatMap(figuresOf)
      .map(({ row: { id, name }, figures }) => ({ id, name, ...figures }))
      .toSorted(mostFirst),
    byAuthority: (['none', ...authorityKinds] as const)
      .flatMap((id) =>
        byAuthority
          .filter((row) => row.id === id)
          .flatMap(figuresOf)
          .map(({ figures }) => ({ id, ...figures })),
      )
      .toSorted(mostFirst),
  };
}

export async function workReport(query: ReportQuery, now: Date): Promise<DataOf<typeof workEntry>> {
  const { days, read } = await reader('work', query, now);
  const rows = await read('person');
  const people = await Promise.all(
    rows.map(async ({ id, sums }) => ({ id, name: await nameOf(id), ...workOf(sums) })),
  );
  return { days, people: people.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

async function nameOf(userId: string): Promise<string> {
  const user = await readUser(userId);
  return user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '';
}

export async function receivablesReport(now: Date): Promise<DataOf<typeof receivablesEntry>> {
  const [today, timeZone, isComplete, firms] = await Promise.all([
    facilityDay(now),
    facilityTimeZone(),
    areReportsComplete(),
    readOwedFirms(),
  ]);
  const byFirm = firms.map(({ valueId: id, name, ...owed }) => {
    const ages = owedByAge(owed, today);
    return { id, name, total: sumOf(Object.values(ages)), ages };
  });
  const ofAge = (age: ReceivableAge) => sumOf(byFirm.map(({ ages }) => ages[age]));
  return {
    today,
    timeZone,
    isComplete,
    total: inDollars(sumOf(byFirm.map(({ total }) => total))),
    byAge: eachAge(ofAge),
    byFirm: byFirm
      .toSorted((a, b) => b.total.cents - a.total.cents)
      .map(({ id, name, total, ages }) => ({
        id,
        name,
        total: inDollars(total),
        byAge: eachAge((age) => ages[age]),
      })),
  };
}

function eachAge(tallyOf: (age: ReceivableAge) => OwedTally) {
  return Object.fromEntries(receivableAges.map((age) => [age, inDollars(tallyOf(age))])) as Record<
    ReceivableAge,
    ReturnType<typeof inDollars>
  >;
}

function sumOf(tallies: readonly OwedTally[]): OwedTally {
  return tallies.reduce((sum, { count, cents }) => ({ count: sum.count + count, cents: sum.cents + cents }), {
    count: 0,
    cents: 0,
  });
}

function inDollars({ count, cents }: OwedTally) {
  return { count, amount: cents / 100 };
}

/** The days of a report, and a function that reads its rows by a dimension. */
async function reader(table: ReportTable, query: ReportQuery, now: Date) {
  const range = await requestedDays(query, now);
  const [months, zones, timeZone, isComplete] = await Promise.all([
    monthsOfRange(range, now),
    readReportZones(),
    facilityTimeZone(),
    areReportsComplete(),
  ]);
  const days: ReportDays = {
    ...range,
    timeZone,
    zoneSince: zones.at(-1)?.from.slice(0, 10) ?? null,
    isComplete,
  };
  const read = async (dimension: ReportDimension) => {
    const sums = months.map((month) => readReportSums(month, { table, dimension, range }));
    return rowsOf((await Promise.all(sums)).flat());
  };
  return { days, read };
}

function named<Figures extends object>(
  rows: readonly ReportRow[],
  figuresOf: (sums: ReportRow['sums']) => Figures,
) {
  return rows.map(({ id, name, sums }) => ({ id, name, ...figuresOf(sums) }));
}
