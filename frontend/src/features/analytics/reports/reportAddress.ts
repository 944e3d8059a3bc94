import { type ReportPeriod, reportPeriods } from '@portal/contract/analytics/reports/reportPeriods.ts';
import {
  type ReceivableAge,
  receivableAges,
  type ReportDimension,
  reportDimensions,
  type ReportFigure,
  reportFigures,
} from '@portal/contract/analytics/reports/reportTables.ts';
import { rangeProblem } from '@portal/contract/analytics/rules.ts';

export const reportKinds = ['revenue', 'receivables', 'turnaround', 'work'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** The days of a report: a period, or a range (YYYY-MM-DD). */
export type ReportSelection =
  | { readonly kind: 'period'; readonly period: ReportPeriod }
  | { readonly kind: 'range'; readonly from: string; readonly to: string };

/** A figure whose entries are listed. Without a value: of the whole report. */
export interface ReportCell {
  readonly dimension?: ReportDimension;
  readonly value?: string;
  readonly figure?: ReportFigure;
  readonly age?: ReceivableAge;
}

interface ReportAddress {
  readonly report: ReportKind;
  readonly selection: ReportSelection;
  /** Null: the tables of the report. */
  readonly cell: ReportCell | null;
}

const dimensions: readonly ReportDimension[] = Object.values(reportDimensions).flat();
const figures: readonly ReportFigure[] = Object.values(reportFigures).flat();

/** Parses the address. What is invalid is ignored; the default is the revenue of this month. */
export function readReportAddress(params: URLSearchParams): ReportAddress {
  const one = <T extends string>(values: readonly T[], name: string) =>
    values.find((each) => each === params.get(name));
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const dimension = one(dimensions, 'by');
  const value = params.get('value');
  const figure = one(figures, 'figure');
  const age = one(receivableAges, 'age');
  return {
    report: one(reportKinds, 'report') ?? 'revenue',
    selection: rangeProblem({ startDate: from, endDate: to })
      ? { kind: 'period', period: one(reportPeriods, 'period') ?? 'this-month' }
      : { kind: 'range', from, to },
    cell: params.has('entries')
      ? {
          ...(dimension && value && { dimension, value }),
          ...(figure && { figure }),
          ...(age && { age }),
        }
      : null,
  };
}

/** The query parameters of an address. */
export function reportSearchParams({ report, selection, cell }: ReportAddress): Record<string, string> {
  return {
    report,
    ...(report === 'receivables' ? {} : daysOf(selection)),
    ...(cell && {
      entries: '',
      ...(cell.dimension && cell.value && { by: cell.dimension, value: cell.value }),
      ...(cell.figure && { figure: cell.figure }),
      ...(cell.age && { age: cell.age }),
    }),
  };
}

function daysOf(selection: ReportSelection): Record<string, string> {
  if (selection.kind === 'range') return { from: selection.from, to: selection.to };
  return selection.period === 'this-month' ? {} : { period: selection.period };
}

/** The days in calls of the API. */
export function reportQueryOf(selection: ReportSelection) {
  return selection.kind === 'period'
    ? { period: selection.period }
    : { startDate: selection.from, endDate: selection.to };
}
